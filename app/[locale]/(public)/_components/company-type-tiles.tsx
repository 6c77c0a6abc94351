import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { cardClass } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
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

/** The eight kinds of company, each a search for its listings (spec.md section 2 'Home'). */
export function CompanyTypeTiles({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-4 xl:grid-cols-8">
      {COMPANY_TYPES.map((type) => {
        const icon = ICONS[type];
        return (
          <li key={type}>
            <Link
              href={localePath(locale, `/services?companyType=${type}`)}
              prefetch={false}
              className={cn(
                cardClass,
                "flex h-full min-h-14 items-center gap-2 px-3 py-2 text-sm font-semibold transition-colors hover:border-action",
                "md:min-h-28 md:flex-col md:items-start md:justify-between md:gap-3 md:p-4",
              )}
            >
              <Icon name={icon} className="stroke-[1.6] size-6 shrink-0 text-action" />
              {t(`companyTypes.${type}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
