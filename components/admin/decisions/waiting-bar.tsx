"use client";

import { Clock, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Batch } from "@/components/admin/decisions/decision-desk";
import type { Decisions } from "@/components/admin/decisions/use-decisions";
import { useTranslator } from "@/components/messages/use-translator";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Translator } from "@/lib/content/messages";

type Sent = Pick<Decisions, "waiting" | "sendAll"> & { takeBack: () => unknown };

/** What a decision will do, in words. */
function batchText({ listings, verdict }: Batch, t: Translator): string {
  const isApproval = verdict.status === "approved";
  const [only] = listings;
  if (listings.length === 1 && only)
    return t(isApproval ? "admin.queue.approveOne" : "admin.queue.rejectOne", { name: only.name });
  return t(isApproval ? "admin.queue.approveMany" : "admin.queue.rejectMany", { count: listings.length });
}

/** What it is about: the listing's name, or how many. */
function subjectText({ listings }: Batch, t: Translator): string {
  const [only] = listings;
  return listings.length === 1 && only ? only.name : t("admin.queue.listings", { count: listings.length });
}

/** Seconds that are left, read out by nobody: the words beside it were. */
function Countdown({ dueAt }: { dueAt: number }) {
  const t = useTranslator();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((dueAt - now) / 1_000));
  return (
    <span aria-hidden className="whitespace-nowrap text-ink-2 tabular-nums">
      {t("admin.queue.seconds", { seconds })}
    </span>
  );
}

/**
 * The decisions that wait to be sent, with the way to take the latest back: over the head of the queue, because what is
 * pressed next, at the foot of the screen, must not move and must not be covered.
 */
export function WaitingBar({ decisions }: { decisions: Sent }) {
  const t = useTranslator();
  const last = decisions.waiting.at(-1);
  const more = decisions.waiting.length - 1;
  return (
    <div className="sticky top-[4.5rem] z-10 h-0">
      <p role="status" className="sr-only">
        {last ? batchText(last, t) : ""}
      </p>
      {last ? (
        <div className="flex items-center gap-x-3 rounded-card border border-line-strong bg-surface px-4 py-2 text-sm shadow-float">
          <Clock aria-hidden className="size-5 shrink-0 text-warn max-sm:hidden" />
          <p className="min-w-0 flex-1">
            <span className="font-semibold">
              {t(last.verdict.status === "approved" ? "admin.queue.willApprove" : "admin.queue.willReject")}
            </span>{" "}
            <Countdown key={last.number} dueAt={last.dueAt} />
            {more > 0 ? (
              <span className="text-ink-2"> · {t("admin.queue.more", { count: more })}</span>
            ) : null}
            <span className="line-clamp-1 break-words">{subjectText(last, t)}</span>
          </p>
          <div className="flex gap-2 max-sm:-mr-2">
            <Button variant="line" aria-keyshortcuts="z" onClick={() => decisions.takeBack()}>
              <Undo2 aria-hidden className="size-4" />
              <span className="max-sm:sr-only">{t("admin.queue.takeBack")}</span>
            </Button>
            <Button
              variant="quiet"
              aria-keyshortcuts="s"
              onClick={() => decisions.sendAll()}
              className="max-sm:px-2"
            >
              {t("admin.queue.sendNow")}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

type ProblemsProps = { decisions: Pick<Decisions, "problems" | "retry" | "dismiss"> };

/** Each listing that was not decided, and why: until it was read. */
export function DecisionProblems({ decisions }: ProblemsProps) {
  const t = useTranslator();
  const { problems, retry, dismiss } = decisions;
  if (problems.length === 0) return null;
  return (
    <Alert
      action={
        <span className="flex gap-2">
          {problems.some(({ canRetry }) => canRetry) ? (
            <Button variant="line" onClick={retry}>
              {t("admin.table.retry")}
            </Button>
          ) : null}
          <Button variant="line" onClick={dismiss}>
            {t("admin.queue.dismiss")}
          </Button>
        </span>
      }
    >
      {problems.map(({ listing, text }) => (
        <span key={listing.id} className="block break-words">
          {text}
        </span>
      ))}
    </Alert>
  );
}
