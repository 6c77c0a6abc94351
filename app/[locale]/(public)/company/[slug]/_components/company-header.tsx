import type { ReactNode } from "react";
import { timesOf } from "@/components/company/hours-texts";
import { OpenNow } from "@/components/company/open-now";
import { Messages } from "@/components/messages/messages";
import { Icon, type IconName } from "@/components/ui/icon";
import { cityName, cityOf } from "@/lib/content/cities";
import type { Translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { stateName, stateOfCode } from "@/lib/content/states";
import type { Company, CompanyFacts } from "@/lib/schemas/company";
import { formatDate } from "@/lib/shared/dates";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { wordsOf } from "@/lib/shared/words";
import type { OpeningHours } from "@/lib/shared/opening-hours";
import { langOf, type Locale } from "@/lib/shared/locale";

type Props = {
  company: Company;
  /** Null for an import, behind which nobody stands. */
  facts: CompanyFacts | null;
  hours?: OpeningHours | undefined;
  locale: Locale;
  t: Translator;
  /** The ways to reach it. */
  children?: ReactNode;
};

type Fact = { icon: IconName; text: string | null; more?: string | null };

/** Whether an address says a name, as words of their own and however they are capitalised. */
const says = (address: string, name: string): boolean =>
  ` ${wordsOf(address).join(" ")} `.includes(` ${wordsOf(name).join(" ")} `);

/**
 * Where it is: the address as its listings give it, with what it leaves out of city and state in the reader's language.
 * Never the profile's own address, which stays private (docs/product/listings.md#company-pages).
 */
function addressOf({ place }: CompanyFacts, locale: Locale): Pick<Fact, "text" | "more"> {
  if (place === null) return { text: null };
  const address = place.address.trim();
  const state = place.stateCode === null ? undefined : stateOfCode(place.stateCode);
  const names = [cityOf(place, locale), state && stateName(state, locale)].filter((name) => name != null);
  // A city may be called as its state.
  const rest = [...new Set(names)].filter((name) => !says(address, name)).join(", ") || null;
  return address === "" ? { text: rest } : { text: address, more: rest };
}

/** 'Pune up to 25 km, Mumbai': only what its listings say; one city without a radius says nothing that is new. */
function areasOf({ areas }: CompanyFacts, locale: Locale, t: Translator): string | null {
  const isPlain = areas.every(({ maxRadiusKm }) => maxRadiusKm === null);
  if (areas.length === 0 || (areas.length === 1 && isPlain)) return null;
  const names = areas.map(({ maxRadiusKm: km, city, stateCode }) => {
    const name = cityName({ name: city, stateCode }, locale);
    return km === null ? name : t("company.area", { city: name, km });
  });
  const list = new Intl.ListFormat(INTL_LOCALE[locale], { type: "unit", style: "short" }).format(names);
  return t("company.areas", { list });
}

/** Who a company is: name, type, address, where it serves, since when it is here, when that was last confirmed. */
export function CompanyHeader({ company, facts, hours = {}, locale, t, children }: Props) {
  const { companyName, companyType, source, approvedListings } = company;
  const count = t("company.listings", { count: approvedListings });
  const lines: readonly Fact[] | null = facts && [
    { icon: "map-pin", ...addressOf(facts, locale) },
    { icon: "navigation", text: areasOf(facts, locale, t) },
    {
      icon: "calendar-days",
      text:
        facts.joinedAt &&
        t("company.since", {
          site: SITE_NAME,
          date: formatDate(locale, facts.joinedAt, "momentMonth"),
        }),
    },
    {
      icon: "badge-check",
      text:
        facts.confirmedAt &&
        t("company.confirmed", { date: formatDate(locale, facts.confirmedAt, "momentDay") }),
    },
  ];
  return (
    <header className="grid gap-5 border-b border-line pt-2 pb-6">
      <div className="flex gap-4">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-card bg-action-soft text-action"
        >
          <Icon name="building-2" className="size-7" />
        </span>
        <div className="min-w-0 flex-1">
          <h1
            lang={source === null ? langOf(companyName, locale) : undefined}
            className="text-2xl font-semibold tracking-tight break-words"
          >
            {source === null ? companyName : t("listing.source", { source })}
          </h1>
          <p className="mt-1 text-sm text-ink-2">
            {companyType === null ? count : `${t(`companyTypes.${companyType}`)} · ${count}`}
          </p>
        </div>
      </div>
      {lines === null ? null : (
        <ul className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          {lines.map(({ icon, text, more }) =>
            text ? (
              <li key={text} className="flex min-w-0 gap-2.5">
                <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-action" />
                <span className="min-w-0 break-words">
                  <span lang={langOf(text, locale)}>{text}</span>
                  {more ? <span className="block text-ink-2">{more}</span> : null}
                </span>
              </li>
            ) : null,
          )}
          {Object.keys(hours).length === 0 ? null : (
            <li className="flex min-h-6 min-w-0 gap-2.5">
              <Icon name="clock" className="mt-0.5 size-4 shrink-0 text-action" />
              <span className="min-w-0">
                <a href="#hours" className="inline-block min-h-6 underline-offset-4 hover:underline">
                  {t("company.hours")}
                </a>
                <Messages locale={locale} of={["openNow"]}>
                  <OpenNow hours={hours} times={timesOf(locale, hours)} />
                </Messages>
              </span>
            </li>
          )}
        </ul>
      )}
      {children}
    </header>
  );
}
