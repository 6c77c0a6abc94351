"use client";

import Link from "next/link";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import type { cardOf } from "@/components/listings/card-of";
import { type Further, turnsOf } from "@/components/listings/further";
import { TurnHeading } from "@/components/listings/turn-heading";
import { ListingCard } from "@/components/listings/listing-card";
import { ListingCardSkeleton } from "@/components/listings/listing-card-skeleton";
import { pointOf } from "@/components/listings/listing-facts";
import { recallResults, rememberResults } from "@/components/listings/remembered-results";
import { useTranslator } from "@/components/messages/use-translator";
import { Alert } from "@/components/ui/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { Listing } from "@/lib/schemas/listing";
import { MAX_PAGE } from "@/lib/shared/limits";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  /** `<li>`s of the first page, made on the server. */
  children: ReactNode;
  firstIds: readonly string[];
  /** Where this page stands: what was loaded is remembered under it. */
  here: string;
  /** The list's own address and the API's; both without `page`. */
  url: string;
  apiUrl: string;
  page: number;
  limit: number;
  total: number;
  locale: Locale;
  /** Of the cards that are loaded. */
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

/** What makes cards of the listings that Load More brings; the first page's come from the server. Loaded on demand. */
type CardOf = typeof cardOf;
let loaded: CardOf | null = null;
const loadCardOf = async (): Promise<CardOf> =>
  (loaded ??= (await import("@/components/listings/card-of")).cardOf);

type State = {
  items: readonly Listing[];
  /** There is one as soon as there are items. */
  cardOf: CardOf | null;
  page: number;
  total: number;
  status: "idle" | "loading" | "failed";
  scrollY: number | null;
};
type Action =
  | { type: "loading" }
  | { type: "failed" }
  | { type: "loaded"; items: readonly Listing[]; cardOf: CardOf; total: number; page: number }
  | {
      type: "recalled";
      items: readonly Listing[];
      cardOf: CardOf;
      total: number;
      page: number;
      scrollY: number;
    };

/** Twenty pages loaded one by one are more than a person reads; further ones are not kept for Back. */
const MAX_ITEMS_REMEMBERED = 240;

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "loading":
    case "failed":
      return { ...state, status: action.type };
    case "loaded": {
      const { items, cardOf, total, page } = action;
      return { ...state, items: [...state.items, ...items], cardOf, total, page, status: "idle" };
    }
    case "recalled": {
      const { items, cardOf, total, page, scrollY } = action;
      return { items, cardOf, total, page, scrollY, status: "idle" };
    }
  }
}

const withPage = (url: string, page: number) => `${url}${url.includes("?") ? "&" : "?"}page=${page}`;

/**
 * A page of results that Load More appends to (docs/product/pages.md#results): a real link, and with JavaScript the
 * next page
 * in this one, without what is shown already. Back, Forward and Reload bring back what was loaded.
 */
export function ResultList(props: Props) {
  const t = useTranslator();
  const { firstIds, here, url, apiUrl, limit } = props;
  const [state, dispatch] = useReducer(reduce, {
    items: [],
    cardOf: null,
    page: props.page,
    total: props.total,
    status: "idle",
    scrollY: null,
  });
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<string | null>(null);
  const first = firstIds.join();
  const items = state.items.filter(({ id }) => !firstIds.includes(id));

  useLayoutEffect(() => {
    const recalled = recallResults(here, first.split(","));
    if (!recalled) return;
    let left = false;
    const show = (cardOf: CardOf) => left || dispatch({ type: "recalled", ...recalled, cardOf });
    // At once where it can be, so that the page is not seen without them. Failing, the first page and Load More stand.
    if (loaded) show(loaded);
    else void loadCardOf().then(show, () => undefined);
    return () => {
      left = true;
    };
  }, [here, first]);

  useLayoutEffect(() => {
    if (state.scrollY !== null) window.scrollTo(0, state.scrollY);
  }, [state.scrollY]);

  // A layout effect: its clean-up runs before the next page is drawn and scrolled to its top.
  useLayoutEffect(() => {
    const { items, page, total } = state;
    if (items.length === 0 || items.length > MAX_ITEMS_REMEMBERED) return;
    let scrollY = window.scrollY;
    const watch = () => {
      scrollY = window.scrollY;
    };
    const save = () => rememberResults(here, { firstIds: first.split(","), items, page, total, scrollY });
    save();
    window.addEventListener("scroll", watch, { passive: true });
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("scroll", watch);
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [state, here, first]);

  useEffect(() => {
    if (focusAt.current === null) return;
    const card = list.current?.querySelector<HTMLElement>(
      `[data-listing="${focusAt.current}"] h2 a, [data-listing="${focusAt.current}"] h3 a`,
    );
    focusAt.current = null;
    card?.focus({ preventScroll: true });
  }, [state.items]);

  const load = async () => {
    if (state.status === "loading") return;
    dispatch({ type: "loading" });
    try {
      const page = state.page + 1;
      const [response, cardOf] = await Promise.all([fetch(withPage(apiUrl, page)), loadCardOf()]);
      if (!response.ok) throw new Error(String(response.status));
      const found = (await response.json()) as { items: Listing[]; total: number };
      const already = new Set([...firstIds, ...state.items.map(({ id }) => id)]);
      const items = found.items.filter(({ id }) => !already.has(id));
      focusAt.current = items[0]?.id ?? null;
      // An empty page ends the list, whatever the total says.
      const total = found.items.length === 0 ? page * limit - limit : found.total;
      dispatch({ type: "loaded", items, cardOf, total, page });
    } catch {
      dispatch({ type: "failed" });
    }
  };

  const number = (value: number) => value.toLocaleString(props.numberLocale);
  const shown = firstIds.length + items.length;
  const last = Math.ceil(state.total / limit);
  const hasMore = state.page < Math.min(last, MAX_PAGE);
  const loading = state.status === "loading";
  const { cardOf } = state;
  const turns = turnsOf(props.further, items, props.last);
  const firstTurn = turns.findIndex((turn) => turn !== null);

  return (
    <>
      <ul ref={list} aria-label={t("resultList.list")} className="results">
        {props.children}
        {items.map((listing, index) => (
          <Fragment key={listing.id}>
            {turns[index] ? <TurnHeading label={t(`resultList.${turns[index]}`)} /> : null}
            <li data-listing={listing.id} data-at={pointOf(listing)}>
              {cardOf && (
                <ListingCard
                  card={cardOf(listing, props.locale, t, props.around)}
                  heading={firstTurn >= 0 && index >= firstTurn ? "h3" : props.heading}
                />
              )}
            </li>
          </Fragment>
        ))}
        {loading
          ? [0, 1, 2].map((key) => (
              <li key={key} aria-hidden>
                <ListingCardSkeleton />
              </li>
            ))
          : null}
      </ul>
      <div className="mt-8 grid justify-items-center gap-3">
        <p className="text-sm text-ink-3 tabular-nums">
          {state.page === props.page
            ? props.shownAtFirst
            : t("resultList.shown", { shown: number(shown), total: number(state.total) })}
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
        {state.status === "failed" ? (
          <Alert
            action={
              <Button variant="line" onClick={load}>
                {t("resultList.retry")}
              </Button>
            }
            className="w-full"
          >
            {t("resultList.failed")}
          </Alert>
        ) : hasMore ? (
          <Link
            href={withPage(url, state.page + 1)}
            rel="next"
            prefetch={false}
            aria-disabled={loading || undefined}
            className={buttonClass({ variant: "line", size: "large" })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
          </Link>
        ) : null}
      </div>
    </>
  );
}
