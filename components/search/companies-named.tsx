import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import type { Translator } from "@/lib/content/messages";
import { companySlug } from "@/lib/shared/slug";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";

type Company = { readonly id: string; readonly companyName: string; readonly listings: number };
type Props = { companies: readonly Company[]; locale: Locale; t: Translator };

/** The companies that a search is the name of: who types one means it, whatever else its words say. */
export const CompaniesNamed = ({ companies, locale, t }: Props) =>
  companies.length === 0 ? null : (
    <ul aria-label={t("results.companiesNamed")} className="mt-3 flex flex-wrap gap-2 max-sm:mb-2">
      {companies.map((company) => (
        <li key={company.id} className="min-w-0 max-sm:w-full">
          <PageLink
            href={localePath(locale, `/company/${companySlug(company)}`)}
            className="card flex items-center gap-3 px-4 py-3 hover:border-action"
          >
            <Icon name="building-2" className="text-action" />
            <span className="min-w-0 grow break-words">
              <span lang={langOf(company.companyName, locale)} className="font-medium">
                {company.companyName}
              </span>{" "}
              <span className="text-sm whitespace-nowrap text-ink-2">
                {t("company.listings", { count: company.listings })}
              </span>
            </span>
            <Icon name="chevron-right" className="text-ink-3" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
