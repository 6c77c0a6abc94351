import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { cityOf } from "@/lib/content/cities";
import { SITE_NAME } from "@/lib/content/site";
import type { Translator } from "@/lib/content/messages";
import type { Company } from "@/lib/schemas/company";
import type { Listing } from "@/lib/schemas/listing";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";
import { companySlug } from "@/lib/shared/slug";

type Props = {
  listing: Listing;
  company: Company;
  publishedOn: string | null;
  locale: Locale;
  t: Translator;
};

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join("");

type Fact = { icon: IconName; text: string; more?: string | null | undefined };

/** Who stands behind a listing, and only what is true of them (look: 'Say only what is true'). */
export function CompanyPanel({ listing, company, publishedOn, locale, t }: Props) {
  const isOwn = company.source === null;
  const serves: Fact[] =
    listing.maxRadiusKm === null
      ? []
      : [{ icon: "map-pin", text: t("listing.serves", { km: listing.maxRadiusKm }) }];
  const facts: Fact[] = [
    isOwn
      ? {
          icon: "check",
          text: t("listing.checked"),
          more: publishedOn && t("listing.approvedOn", { date: publishedOn }),
        }
      : { icon: "info", text: t("listing.publicData") },
    ...serves,
    {
      icon: "list",
      text: isOwn
        ? t("listing.listings", { count: company.approvedListings, site: SITE_NAME })
        : t("company.listings", { count: company.approvedListings }),
    },
  ];
  const place = [company.companyType && t(`companyTypes.${company.companyType}`), cityOf(listing, locale)]
    .filter(Boolean)
    .join(" · ");
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-md bg-action-soft font-semibold text-action"
        >
          {initials(company.companyName)}
        </span>
        <div className="min-w-0">
          <h2
            lang={isOwn ? langOf(company.companyName, locale) : undefined}
            className="font-semibold break-words"
          >
            {company.source === null ? company.companyName : t("listing.source", { source: company.source })}
          </h2>
          {place === "" ? null : <p className="text-sm text-ink-3">{place}</p>}
        </div>
      </div>
      <ul className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
        {facts.map(({ icon, text, more }) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-action" />
            <span>
              {text}
              {more ? <span className="block text-xs text-ink-3">{more}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <PageLink
        href={localePath(locale, `/company/${companySlug(company)}`)}
        className={`${buttonClass({ variant: "soft" })} mt-4 w-full`}
      >
        {t("listing.seeAll", { count: company.approvedListings })}
      </PageLink>
    </Card>
  );
}
