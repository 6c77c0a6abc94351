"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createDecisionDesk, EMPTY_DESK } from "@/components/admin/decisions/decision-desk";
import { sendDecision } from "@/components/admin/decisions/send-decision";
import { toast } from "@/components/ui/toast";
import type { Translator } from "@/lib/content/messages";

/** Answers that come one upon the other bring the rows and the counts anew once. */
const RELOAD_AFTER_MS = 500;

/**
 * What an admin decides on listings: each decision waits a few seconds and can be taken back; leaving the page sends it.
 * @param reload reads the rows again, after decisions were answered. Give it stable
 */
export function useDecisions(t: Translator, reload: () => void) {
  const router = useRouter();
  const reloading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [desk] = useState(() =>
    createDecisionDesk({
      send: async (listing, verdict, leaving) => {
        const outcome = await sendDecision(t, listing, verdict, leaving);
        // On another page of the site by now: there is no list to name it in.
        if (leaving && outcome.kind !== "done") toast.bad(outcome.text);
        return outcome;
      },
      onSettled: (done, { status }) => {
        const [first] = done;
        const told = status === "approved" ? "approved" : "rejected";
        if (first)
          toast.ok(
            done.length === 1
              ? t(`admin.decide.${told}`, { name: first.name })
              : t(`admin.queue.${told}Many`, { count: done.length }),
          );
        reloading.current ??= setTimeout(() => {
          reloading.current = undefined;
          reload();
          // The count beside 'Dashboard' is the server's.
          router.refresh();
        }, RELOAD_AFTER_MS);
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
