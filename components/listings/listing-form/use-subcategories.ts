"use client";

import { useEffect, useState } from "react";
import * as categories from "@/lib/api/categories";
import { call } from "@/lib/client/client";
import type { Subcategory } from "@/lib/schemas/category";

export type Subcategories = {
  readonly state: "none" | "loading" | "ready" | "failed";
  readonly items: readonly Subcategory[];
  readonly retry: () => void;
};

type Found = { readonly categoryId: string; readonly items: readonly Subcategory[] | null };

/**
 * The subcategories of the chosen category, fetched when it is chosen.
 * @param categoryId '' while none is
 * @param own the one a stored listing has: a choice of its category also when it has been hidden since
 */
export function useSubcategories(categoryId: string, own: Subcategory | null): Subcategories {
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (categoryId === "") return;
    const abort = new AbortController();
    call(categories.listSubcategories, { params: { id: categoryId }, signal: abort.signal })
      .then(({ items }) => setFound({ categoryId, items }))
      .catch(() => {
        if (!abort.signal.aborted) setFound({ categoryId, items: null });
      });
    return () => abort.abort();
  }, [categoryId, attempt]);

  const retry = () => {
    setFound(null);
    setAttempt((count) => count + 1);
  };
  if (categoryId === "") return { state: "none", items: [], retry };
  if (found?.categoryId !== categoryId) return { state: "loading", items: [], retry };
  if (found.items === null) return { state: "failed", items: [], retry };
  const isHidden = own?.categoryId === categoryId && found.items.every(({ id }) => id !== own.id);
  return { state: "ready", items: isHidden ? [...found.items, own] : found.items, retry };
}
