"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { z } from "zod";
import {
  changeTableQuery,
  readTableQuery,
  type TableQuery,
  writeTableQuery,
} from "@/components/admin/table/table-query";
import { failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { toast } from "@/components/ui/toast";

export type Page<Item> = { items: Item[]; total: number; page: number; limit: number };

type Options<Item> = {
  /** The operation's query: what may stand in the address. */
  schema: z.ZodObject;
  /** The page the server rendered, and the query it did so for. */
  first: { query: TableQuery; page: Page<Item> };
  /** Reads a page. Give it stable: a function of the module. */
  load: (query: TableQuery) => Promise<Page<Item>>;
  /** What is said of a page that could not be read, where nothing else is known of it. */
  failed: string;
};

/**
 * A table whose state is the address: filters and pages are written there and the rows follow, also on Back. The
 * server renders the first page; later ones come through the API.
 */
export function useTable<Item>({ schema, first, load, failed }: Options<Item>) {
  const t = useTranslator();
  const params = useSearchParams();
  const query = useMemo(() => readTableQuery(schema, Object.fromEntries(params)), [schema, params]);
  const [turn, setTurn] = useState(0);
  const wanted = `${turn}${writeTableQuery(query)}`;
  const [shown, setShown] = useState({
    wanted: `0${writeTableQuery(first.query)}`,
    page: first.page,
    isFailed: false,
  });

  const change = useCallback(
    (changes: Readonly<Record<string, string | number | null>>, how: "push" | "replace" = "push") => {
      const current = readTableQuery(schema, Object.fromEntries(new URLSearchParams(window.location.search)));
      const url = `${window.location.pathname}${writeTableQuery(changeTableQuery(current, changes))}`;
      if (how === "push") window.history.pushState(null, "", url);
      else window.history.replaceState(null, "", url);
    },
    [schema],
  );

  useEffect(() => {
    if (shown.wanted === wanted) return;
    let isCurrent = true;
    load(query).then(
      (page) => {
        if (!isCurrent) return;
        const last = Math.max(1, Math.ceil(page.total / page.limit));
        // The last row of the last page is gone: the page before it has the end.
        if (page.items.length === 0 && last < page.page) change({ page: last }, "replace");
        else setShown({ wanted, page, isFailed: false });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        toast.bad(failureWords(error, t, failed));
        setShown((before) => ({ ...before, wanted, isFailed: true }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, shown.wanted, query, load, t, failed, change]);

  return {
    query,
    ...shown.page,
    /** Instead of the rows that could not be read; null where they are. */
    failure: shown.isFailed ? failed : null,
    busy: shown.wanted !== wanted,
    change,
    /** Reads the rows again. */
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}
