"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { createDecisionDesk, EMPTY_DESK } from "@/components/admin/decision-desk";
import { type DecisionTexts, sendDecision } from "@/components/admin/send-decision";
import { fillText } from "@/components/listings/fill-text";
import { toast } from "@/components/ui/toast";

/**
 * What an admin decides on listings: each decision waits a few seconds and can be taken back; leaving the page sends it.
 * @param reload reads the rows again, after decisions were answered. Give it stable
 */
export function useDecisions(texts: DecisionTexts & Pick<AdminTexts, "queue">, reload: () => void) {
  const router = useRouter();
  const [desk] = useState(() =>
    createDecisionDesk({
      send: async (listing, verdict, leaving) => {
        const outcome = await sendDecision(texts, listing, verdict, leaving);
        // On another page of the site by now: there is no list to name it in.
        if (leaving && outcome.kind !== "done") toast.bad(outcome.text);
        return outcome;
      },
      onSettled: (done, { status }) => {
        const [first] = done;
        const [one, many] =
          status === "approved"
            ? [texts.decide.approved, texts.queue.approvedMany]
            : [texts.decide.rejected, texts.queue.rejectedMany];
        if (first)
          toast.ok(
            done.length === 1 ? fillText(one, { name: first.name }) : fillText(many, { count: done.length }),
          );
        reload();
        // The count beside 'Dashboard' is the server's.
        router.refresh();
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
