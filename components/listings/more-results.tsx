"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { cardsOf } from "@/components/listings/card-of";
import { type Further, turnsOf } from "@/components/listings/further";
import { ListingCardSkeleton } from "@/components/listings/listing-card-skeleton";
import { rememberResults } from "@/components/listings/remember-results";
import { ResultRow } from "@/components/listings/result-row";
import { ScriptMessages } from "@/components/messages/script-messages";
import { useTranslator } from "@/components/messages/use-translator";
import messages from "@/lib/content/messages/scripts/rows.json";
import type { Listing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  here: string;
  locale: Locale;
  heading: "h2" | "h3";
  around: boolean;
  further?: Further | undefined;
  last?: Pick<Listing, "stateCode" | "distanceKm"> | undefined;
  /** What was loaded; kept for whoever comes back. */
  items: readonly Listing[];
  firstIds: readonly string[];
  page: number;
  total: number;
  /** Where the person stood who comes back. */
  scrollY: number | null;
  /** The first of those that were just asked for: the keyboard goes on from it. */
  focusId: string | null;
  /** More of them are on their way. */
  loading: boolean;
};

/** Twenty pages loaded one by one are more than a person reads; further ones are not kept for Back. */
const MAX_ITEMS_REMEMBERED = 240;

/** The rows that Load More, Back, Forward and Reload bring after those of a page of results. */
export const MoreResults = (props: Props) => (
  <ScriptMessages of={messages}>
    <Rows {...props} />
  </ScriptMessages>
);

function Rows(props: Props) {
  const t = useTranslator();
  const { here, items, firstIds, page, total, scrollY, focusId, further } = props;
  const first = firstIds.join();
  const start = useRef<HTMLLIElement>(null);

  useLayoutEffect(() => {
    if (scrollY !== null) window.scrollTo(0, scrollY);
  }, [scrollY]);

  // A layout effect: its clean-up runs before the next page is drawn and scrolled to its top.
  useLayoutEffect(() => {
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
  }, [here, first, items, page, total]);

  useEffect(() => {
    if (focusId !== null)
      start.current?.querySelector<HTMLElement>("h2 a, h3 a")?.focus({ preventScroll: true });
  }, [focusId]);

  const shown = items.filter(({ id }) => !firstIds.includes(id));
  const turns = turnsOf(further, shown, props.last);
  const firstTurn = turns.findIndex((turn) => turn !== null);
  return (
    <>
      {cardsOf(shown, props.locale, t, props.around).map((card, index) => (
        <ResultRow
          key={card.id}
          ref={card.id === focusId ? start : undefined}
          card={card}
          locale={props.locale}
          turn={turns[index]}
          heading={firstTurn >= 0 && index >= firstTurn ? "h3" : props.heading}
        />
      ))}
      {props.loading
        ? [0, 1, 2].map((key) => (
            <li key={key} aria-hidden>
              <ListingCardSkeleton />
            </li>
          ))
        : null}
    </>
  );
}
