"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type DeskState, isHeld } from "@/components/admin/decisions/decision-desk";
import { rowId } from "@/components/admin/queue/queue-list";
import type { ManagedListing } from "@/lib/schemas/listing";

/** The nearest listing after a place in the list that fits, else before it. */
const nearest = (
  items: readonly ManagedListing[],
  index: number,
  fits: (listing: ManagedListing) => boolean,
): ManagedListing | null =>
  items.slice(index + 1).find(fits) ?? items.slice(0, Math.max(0, index)).findLast(fits) ?? null;

/**
 * Where one stands in the queue: one current listing, which is never one that was decided on, and those selected.
 * @param isAsking a dialog is open and has the focus
 */
export function useQueue(items: readonly ManagedListing[], desk: DeskState, isAsking: boolean) {
  const [wantedId, setWantedId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const followsFocus = useRef(false);
  const index = items.findIndex(({ id }) => id === wantedId);
  const wanted = items[index];
  const isOpen = (listing: ManagedListing) => !isHeld(desk, listing);
  const current = wanted && isOpen(wanted) ? wanted : nearest(items, index, isOpen);
  const currentId = current?.id ?? null;

  // Whoever goes by keys hears and sees where they are.
  useEffect(() => {
    if (!followsFocus.current || currentId === null || isAsking) return;
    // A dialog that closes gives the focus back first.
    const timer = setTimeout(() => {
      followsFocus.current = false;
      document.getElementById(rowId({ id: currentId }))?.focus();
    });
    return () => clearTimeout(timer);
  }, [currentId, isAsking]);

  const goTo = useCallback((listing: ManagedListing, withFocus = false) => {
    followsFocus.current = withFocus;
    setWantedId(listing.id);
  }, []);
  const select = useCallback(
    (listings: readonly ManagedListing[], on: boolean) =>
      setChosen((before) => {
        const next = new Set(before);
        for (const { id } of listings) {
          if (on) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );

  return {
    current,
    /** Those selected that can still be decided on. */
    selected: items.filter((listing) => chosen.has(listing.id) && isOpen(listing)),
    undecided: items.filter(isOpen),
    goTo,
    /** The next or previous one, with the focus. */
    step: (by: 1 | -1) => {
      const at = items.findIndex(({ id }) => id === currentId);
      const next =
        by === 1 ? items.slice(at + 1).find(isOpen) : items.slice(0, Math.max(0, at)).findLast(isOpen);
      if (!next) return;
      followsFocus.current = true;
      setWantedId(next.id);
    },
    /** Goes on from what is being decided on. @param withFocus it was decided by a key: the focus follows */
    advance: (decided: readonly ManagedListing[], withFocus: boolean) => {
      const at = items.findIndex(({ id }) => id === currentId);
      const isLeft = (listing: ManagedListing) => isOpen(listing) && !decided.includes(listing);
      const next = current && isLeft(current) ? current : nearest(items, at, isLeft);
      followsFocus.current = withFocus;
      setWantedId(next?.id ?? null);
    },
    select,
  };
}
