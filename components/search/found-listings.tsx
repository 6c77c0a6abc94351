import type { ReactNode } from "react";
import { ResultList } from "@/components/listings/result-list";
import { shortPlace } from "@/components/search/active-filters";
import { ResultItems, type ResultItemsProps } from "@/components/search/result-items";
import { nearestText } from "@/components/search/understood";
import { type Translator, translator } from "@/lib/content/messages";

/** The search without the place that was chosen, what it finds, and where that stands beside what lies in the place. */
export type Beyond = Pick<ResultItemsProps, "search" | "found"> &
  (
    | {
        /** Nothing lies there. */
        readonly stands: "instead";
        /** Null without a point. */
        readonly nearestKm: number | null;
      }
    /** What lies there only mentions what is meant, or is the few that the list goes on from. */
    | { readonly stands: "before" | "after" }
  );

type Props = Omit<ResultItemsProps, "list"> & {
  beyond: Beyond | null;
  /** The page's own address. */
  here: string;
  /** What nearer listings would say. */
  elsewhere: string | null;
  /** What stands for listings where there are none. */
  nothing: ReactNode;
};

/** What a page of results lists: of the place, of what lies further away, or both. */
export function FoundListings({ beyond, here, elsewhere, nothing, ...props }: Props) {
  const { found, locale } = props;
  const t = translator(locale);
  const list = ResultList;
  if (beyond === null) return found.items.length === 0 ? nothing : <ResultItems list={list} {...props} />;
  if (beyond.stands === "after")
    return (
      <ResultItems
        list={list}
        {...props}
        search={beyond.search}
        found={continuedBy(found, beyond)}
        furtherFrom={found.items.length}
        here={here}
      />
    );
  const further = (
    <>
      <h2 className="mt-2 mb-1 font-semibold sm:mt-6 sm:mb-3 sm:text-xl">{t("resultList.further")}</h2>
      <ResultItems
        list={list}
        locale={locale}
        scope={props.scope}
        search={beyond.search}
        found={beyond.found}
        isBeyond
      />
    </>
  );
  if (beyond.stands === "instead")
    return (
      <>
        {nothing}
        {further}
      </>
    );
  const shown = new Set(beyond.found.items.map(({ id }) => id));
  const besides = found.items.filter(({ id }) => !shown.has(id));
  return (
    <>
      <p className="text-sm text-ink-2">{elsewhere}</p>
      {further}
      {besides.length === 0 ? null : (
        <>
          <h2 className="mt-6 mb-3 text-xl font-semibold">{t("resultList.nearAgain")}</h2>
          <ResultItems list={list} {...props} found={{ ...found, items: besides }} isBeyond />
        </>
      )}
    </>
  );
}

/** The few of a place, and what is further away after them. */
export function continuedBy(
  { items }: ResultItemsProps["found"],
  { found }: Beyond,
): ResultItemsProps["found"] {
  const near = new Set(items.map(({ id }) => id));
  const all = [...items, ...found.items.filter(({ id }) => !near.has(id))];
  return { ...found, items: all, total: Math.max(found.total, all.length) };
}

/** Says that what lies in a chosen place only mentions what is meant, and how far the nearest of that is. */
export function elsewhereText(
  radiusKm: number | undefined,
  placeLabel: string | null,
  { found }: Beyond,
  t: Translator,
): string {
  const place = shortPlace(placeLabel ?? "");
  const [first] = found.items;
  return [
    radiusKm === undefined
      ? t("understood.mentionedIn", { place })
      : t("understood.mentionedWithin", { km: radiusKm, place }),
    first?.distanceKm == null ? null : nearestText(t, { km: first.distanceKm, count: 1 }),
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}
