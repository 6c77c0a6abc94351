"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createDecisionDesk, EMPTY_DESK } from "@/components/admin/decisions/decision-desk";
import { createReloader } from "@/components/admin/decisions/reloader";
import { sendDecision } from "@/components/admin/decisions/send-decision";
import { toast } from "@/components/ui/toast";
import type { Translator } from "@/lib/content/messages";

/** After the last decision was answered, ms: rows and counts are read anew. */
const RELOAD_AFTER_MS = 500;
/** While others still wait, ms: what was decided says so in its row meanwhile, and no row moves between two keys. */
const RELOAD_LATEST_MS = 5_000;

/**
 * What an admin decides on listings: each decision waits a few seconds and can be taken back; leaving the page sends it.
 * @param reload reads the rows again, after decisions were answered. Give it stable
 */
export function useDecisions(t: Translator, reload: () => void) {
  const router = useRouter();
  const [reloadWithin] = useState(() =>
    createReloader(() => {
      reload();
      // The count beside 'Dashboard' is the server's.
      router.refresh();
    }),
  );
  const [desk] = useState(() =>
    createDecisionDesk({
      send: async (listing, verdict, leaving) => {
        const outcome = await sendDecision(t, listing, verdict, leaving);
        // On another page of the site by now: there is no list to name it in.
        if (leaving && outcome.kind !== "done") toast.bad(outcome.text);
        return outcome;
      },
      onSettled: (done, { status }, isLast) => {
        const [first] = done;
        const told = status === "approved" ? "approved" : "rejected";
        if (first)
          toast.ok(
            done.length === 1
              ? t(`admin.decide.${told}`, { name: first.name })
              : t(`admin.queue.${told}Many`, { count: done.length }),
          );
        // Where nothing was decided there may be no connection, or nobody signed in: to read the page anew would end it, with
        // the words of what can be tried again.
        if (first) reloadWithin(isLast ? RELOAD_AFTER_MS : RELOAD_LATEST_MS);
        else reload();
      },
    }),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.state, () => EMPTY_DESK);

  useEffect(() => {
    const leave = () => desk.sendAll(true);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [desk]);

  return { ...desk, ...state };
}

export type Decisions = ReturnType<typeof useDecisions>;
