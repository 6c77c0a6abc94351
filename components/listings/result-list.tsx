"use client";

import { useLayoutEffect, useState } from "react";
import type { Card } from "@/components/listings/card-of";
import type { Further, Turn } from "@/components/listings/further";
import { countedOf } from "@/components/listings/counted-of";
import { recallResults } from "@/components/listings/remembered-results";
import { ResultRow } from "@/components/listings/result-row";
import { useTranslator } from "@/components/messages/use-translator";
import { Alert } from "@/components/ui/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import { Spinner } from "@/components/ui/spinner";
import type { Listing } from "@/lib/schemas/listing";
import { ANSWER_TIMEOUT_MS, MAX_PAGE } from "@/lib/shared/limits";
import type { Locale } from "@/lib/shared/locale";

/** One of the first page, as the server hands it over. */
export type FirstRow = Card & {
  turn?: Turn;
  more?: { href: string; text: string; label: string };
};

type Props = {
  rows: readonly FirstRow[];
  /** Where this page stands: what was loaded is remembered under it. */
  here: string;
  /** The list's own address and the API's; both without `page`. */
  url: string;
  apiUrl: string;
  page: number;
  limit: number;
  total: number;
  /** How many of them are a state's own, which come first. */
  own?: number | undefined;
  locale: Locale;
  /** Of the cards that stand below no heading of a turn. */
  heading: "h2" | "h3";
  /** Of the first page, its numbers written on the server: the browser's first number format takes it 15 ms. */
  shownAtFirst: string;
  /** Distances are measured from the place of a person. */
  around: boolean;
  /** The numbers of the texts are grouped by it. */
  numberLocale: string;
  /** What is further away, and what is near again, gets a heading; and where the last one of this page lies. */
  further?: Further | undefined;
  last?: Pick<Listing, "stateCode" | "distanceKm"> | undefined;
};

/** What brings further pages and draws them; the first page comes from the server. Loaded on demand. */
type More = typeof import("@/components/listings/more-results");
let loaded: More | null = null;
const loadMore = async (): Promise<More> => (loaded ??= await import("@/components/listings/more-results"));

type State = {
  items: readonly Listing[];
  /** There is one as soon as there are items. */
  more: More | null;
  page: number;
  total: number;
  status: "idle" | "loading" | "failed" | "offline";
  /** Where the person stood who comes back. */
  scrollY: number | null;
  /** The first listing of those that were loaded last. */
  focusId: string | null;
};

/** So many of them are in sight when the page opens. */
const EAGER = 3;

const withPage = (url: string, page: number) => `${url}${url.includes("?") ? "&" : "?"}page=${page}`;

/**
 * A page of results that Load More appends to (docs/product/pages.md#results): a real link, and with JavaScript the
 * next page
 * in this one, without what is shown already. Back, Forward and Reload bring back what was loaded.
 */
export function ResultList(props: Props) {
  const t = useTranslator();
  const { rows, here, url, apiUrl, limit, locale } = props;
  const firstIds = rows.map(({ id }) => id);
  const firstTurn = rows.findIndex(({ turn }) => turn !== undefined);
  const headingAt = (index: number) => (firstTurn >= 0 && index >= firstTurn ? "h3" : props.heading);
  const [state, setState] = useState<State>({
    items: [],
    more: null,
    page: props.page,
    total: props.total,
    status: "idle",
    scrollY: null,
    focusId: null,
  });
  const change = (changed: Partial<State>) => setState((before) => ({ ...before, ...changed }));
  const first = firstIds.join();
  const items = state.items.filter(({ id }) => !firstIds.includes(id));

  useLayoutEffect(() => {
    const recalled = recallResults(here, first.split(","));
    if (!recalled) return;
    let left = false;
    const show = (more: More) => left || setState({ ...recalled, more, status: "idle", focusId: null });
    // At once where it can be, so that the page is not seen without them. Failing, the first page and Load More stand.
    if (loaded) show(loaded);
    else void loadMore().then(show, () => undefined);
    return () => {
      left = true;
    };
  }, [here, first]);

  const load = async () => {
    if (state.status === "loading") return;
    change({ status: "loading" });
    try {
      const page = state.page + 1;
      // What stands for the rows that come is shown as soon as it is there itself.
      const drawn = loadMore().then((more) => change({ more }));
      const [response] = await Promise.all([
        fetch(withPage(apiUrl, page), { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }),
        drawn,
      ]);
      if (!response.ok) throw new Error(String(response.status));
      const found = (await response.json()) as { items: Listing[]; total: number };
      const already = new Set([...firstIds, ...state.items.map(({ id }) => id)]);
      const fresh = found.items.filter(({ id }) => !already.has(id));
      change({
        items: [...state.items, ...fresh],
        focusId: fresh[0]?.id ?? null,
        page,
        // An empty page ends the list, whatever the total says.
        total: found.items.length === 0 ? page * limit - limit : found.total,
        status: "idle",
      });
    } catch {
      change({ status: navigator.onLine ? "failed" : "offline" });
    }
  };

  const number = (value: number) => value.toLocaleString(props.numberLocale);
  const shown = rows.length + items.length;
  const last = Math.ceil(state.total / limit);
  const hasMore = state.page < Math.min(last, MAX_PAGE);
  const loading = state.status === "loading";
  const { more } = state;

  return (
    <>
      <ul aria-label={t("resultList.list")} className="results">
        {rows.map(({ turn, more, ...card }, index) => (
          <ResultRow
            key={card.id}
            card={card}
            locale={locale}
            turn={turn}
            heading={headingAt(index)}
            eager={index < EAGER}
            more={more}
          />
        ))}
        {more === null ? null : (
          <more.MoreResults
            {...props}
            firstIds={firstIds}
            heading={headingAt(rows.length)}
            items={state.items}
            page={state.page}
            total={state.total}
            scrollY={state.scrollY}
            focusId={state.focusId}
            loading={loading}
          />
        )}
      </ul>
      <div className="results-foot">
        <p>
          {state.page === props.page
            ? props.shownAtFirst
            : t("resultList.shown", {
                shown: number(shown),
                total: number(countedOf(state.total, props.own, shown)),
              })}
        </p>
        <p role="status" className="sr-only">
          {loading
            ? t("resultList.loading")
            : items.length > 0
              ? t("resultList.loaded", {
                  count: number(items.length),
                  shown: number(shown),
                  total: number(state.total),
                })
              : ""}
        </p>
        {state.status !== "idle" && !loading ? (
          <Alert
            action={
              <Button variant="line" onClick={load}>
                {t("resultList.retry")}
              </Button>
            }
            className="w-full"
          >
            {t(state.status === "offline" ? "resultList.offline" : "resultList.failed")}
          </Alert>
        ) : hasMore ? (
          <a
            rel="next"
            aria-disabled={loading || undefined}
            className={buttonClass({ variant: "line", size: "large" })}
            href={withPage(url, state.page + 1)}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              void load();
            }}
          >
            {loading ? (
              <>
                <Spinner />
                {t("resultList.loading")}
              </>
            ) : (
              t("resultList.loadMore")
            )}
          </a>
        ) : null}
      </div>
    </>
  );
}
