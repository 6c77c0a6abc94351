import { Icon, type IconName } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import { COMPANY_TYPES, type CompanyType } from "@/lib/shared/company-type";
import { type Locale, localePath } from "@/lib/shared/locale";

const ICONS: Readonly<Record<CompanyType, IconName>> = {
  manufacturer: "factory",
  wholesaler: "warehouse",
  distributor: "truck",
  supplier: "package",
  industrial_services: "wrench",
  exporters: "ship",
  traders: "handshake",
  other: "shapes",
};

/** The eight kinds of company, each a search for its listings (docs/product/pages.md#home). */
export function CompanyTypeTiles({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <ul className="type-tiles">
      {COMPANY_TYPES.map((type) => {
        const icon = ICONS[type];
        return (
          <li key={type}>
            <PageLink href={localePath(locale, `/services?companyType=${type}`)} className="card">
              <Icon name={icon} />
              {t(`companyTypes.${type}`)}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
