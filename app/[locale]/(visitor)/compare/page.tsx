import type { Metadata } from "next";
import { headers } from "next/headers";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { publicListing } from "@/app/[locale]/(visitor)/_page/addressee";
import { resultsBefore } from "@/app/[locale]/(visitor)/_page/results-before";
import { given, type VisitorProps } from "@/app/[locale]/(visitor)/_page/visitor-page";
import { ActivityReporter } from "@/components/layout/activity-reporter";
import { Messages } from "@/components/messages/messages";
import { Comparison } from "@/components/compare/comparison";
import { Shortlist } from "@/components/shortlist/shortlist";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { translator } from "@/lib/content/messages";
import { readSearch } from "@/lib/schemas/listing-search";
import { ID_PATTERN } from "@/lib/shared/id";
import { localePath } from "@/lib/shared/locale";
import { MAX_SHORTLIST } from "@/lib/shared/limits";

const idsOf = (listings: string | string[] | undefined): string[] =>
  [...new Set(given(listings).split(","))].filter((id) => ID_PATTERN.test(id)).slice(0, MAX_SHORTLIST);

const titleOf = (ids: readonly string[]) => (ids.length === 1 ? "compare.one" : "compare.title");

export const generateMetadata = availableMetadata(async (props: VisitorProps): Promise<Metadata> => {
  const { listings } = await props.searchParams;
  return { title: translator(await pageLocale(props))(titleOf(idsOf(listings))) };
});

/** Up to four listings side by side, as they are now: those of a device's shortlist, by the address alone. */
export default available(async (props: VisitorProps) => {
  const locale = await pageLocale(props);
  const { listings, from } = await props.searchParams;
  const t = translator(locale);
  const ids = idsOf(listings);
  const found = await Promise.all(ids.map(async (id) => ({ id, listing: await publicListing(id) })));
  const [givenLat, givenLng] = given(from).split(",");
  const { lat, lng } = readSearch({ lat: givenLat, lng: givenLng });
  return (
    <div className="page pb-16">
      <Breadcrumb
        label={t("nav.breadcrumb")}
        crumbs={[
          { label: t("nav.home"), href: localePath(locale, "/") },
          { label: t("nav.services"), href: resultsBefore(locale, (await headers()).get("referer")) },
          { label: t("compare.here") },
        ]}
      />
      <h1 className="mt-2 text-2xl font-semibold break-words">{t(titleOf(ids))}</h1>
      {ids.length === 1 ? <p className="mt-1 text-ink-2">{t("compare.oneText")}</p> : null}
      {ids.length === 0 ? (
        <div className="mt-6">
          <Empty
            title={t("compare.empty")}
            text={t("compare.emptyText")}
            actions={
              <a href={localePath(locale, "/services")} className={buttonClass()}>
                {t("compare.toServices")}
              </a>
            }
          />
        </div>
      ) : (
        <Comparison
          found={found}
          from={lat === undefined || lng === undefined ? null : { lat, lng }}
          locale={locale}
        />
      )}
      <ActivityReporter />
      <Messages locale={locale} of={["shortlist"]}>
        <Shortlist comparePath={localePath(locale, "/compare")} here="comparison" />
      </Messages>
    </div>
  );
});
