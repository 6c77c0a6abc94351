"use client";

import { useCallback, useState } from "react";
import { RejectDialog } from "@/components/admin/decisions/decision-dialogs";
import type { Verdict } from "@/components/admin/decisions/decision-desk";
import { PENDING_STATUS, PendingQuery } from "@/components/admin/queue/pending-query";
import { KeysHelp } from "@/components/admin/queue/keys-help";
import { BulkBar, QueueHead } from "@/components/admin/queue/queue-head";
import { QueueList } from "@/components/admin/queue/queue-list";
import { PANEL_TITLE, QueuePanel } from "@/components/admin/queue/queue-panel";
import { useQueue } from "@/components/admin/queue/use-queue";
import { type QueueKeyAction, useQueueKeys } from "@/components/admin/queue/use-queue-keys";
import { TablePages } from "@/components/admin/table/table-pages";
import type { TableQuery } from "@/components/admin/table/table-query";
import { useDecisions } from "@/components/admin/decisions/use-decisions";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { DecisionProblems, WaitingBar } from "@/components/admin/decisions/waiting-bar";
import type { TranslatedNames } from "@/components/listings/category-trail";
import { useTranslator } from "@/components/messages/use-translator";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { listAdminListings } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { Translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listAdminListings, { query: { ...query, status: PENDING_STATUS } });

type Props = {
  first: { query: TableQuery; page: Page<ManagedListing> };
  /** When the server rendered it, ms. */
  now: number;
  names: TranslatedNames;
  locale: Locale;
};

const idsOf = (listings: readonly ManagedListing[]): string => listings.map(({ id }) => id).join();

/** The state of the queue: its page, its decisions, where one stands, and what a decision or a key does. */
function useApprovals(first: Props["first"], t: Translator) {
  const table = useTable({ schema: PendingQuery, first, load, failed: t("admin.listings.failed") });
  const decisions = useDecisions(t, table.reload);
  const [rejecting, setRejecting] = useState<readonly ManagedListing[] | null>(null);
  const queue = useQueue(table.items, decisions, rejecting !== null);
  /** The words of the last rejection, for the listings they are about: it may have been taken back, or not been sent. */
  const [kept, setKept] = useState({ about: "", reason: "" });
  const keepReason = (listings: readonly ManagedListing[], reason: string) =>
    setKept({ about: idsOf(listings), reason });
  const [help, setHelp] = useState(false);
  const [keysOn, setKeysOn] = useState(true);

  const decide = (listings: readonly ManagedListing[], verdict: Verdict, withFocus = false) => {
    if (listings.length === 0) return;
    queue.advance(listings, withFocus);
    queue.select(listings, false);
    decisions.decide(listings, verdict);
  };
  // As it was before: the same listings are selected.
  const takeBack = () => {
    const batch = decisions.takeBack();
    const [listing, second] = batch?.listings ?? [];
    if (batch === null || listing === undefined) return;
    queue.goTo(listing, true);
    if (second) queue.select(batch.listings, true);
  };
  // A key acts on what is selected, when something is.
  const target = queue.selected.length > 0 ? queue.selected : queue.current ? [queue.current] : [];
  const actions: Record<QueueKeyAction, () => void> = {
    next: () => queue.step(1),
    previous: () => queue.step(-1),
    approve: () => decide(target, { status: "approved" }, true),
    reject: () => target.length > 0 && setRejecting(target),
    select: () => queue.current && queue.select([queue.current], !queue.selected.includes(queue.current)),
    takeBack,
    sendNow: () => decisions.sendAll(),
    help: () => setHelp(true),
  };
  useQueueKeys(keysOn, (action) => actions[action]());
  return {
    ...{ table, decisions: { ...decisions, takeBack }, queue, decide },
    ...{
      keepReason,
      reasonFor: (all: readonly ManagedListing[]) => (kept.about === idsOf(all) ? kept.reason : ""),
    },
    ...{ rejecting, setRejecting, help, setHelp, keysOn, setKeysOn },
  };
}

/** The listings that wait for a decision, one of them in full beside them, decided by keys or by hand. */
export function ApprovalQueue({ first, now, names, locale }: Props) {
  const t = useTranslator();
  const approvals = useApprovals(first, t);
  const { table, decisions, queue, decide, rejecting, setRejecting } = approvals;
  /** Where list and listing do not stand side by side: whether the listing is in sight. */
  const [isOpen, setIsOpen] = useState(false);
  const { current, selected, undecided } = queue;
  const showsListing = isOpen && current !== null;
  const { goTo } = queue;
  const open = useCallback(
    (listing: ManagedListing) => {
      goTo(listing);
      setIsOpen(true);
      // Onto what it opened, once that is drawn: a screen reader reads on from there.
      requestAnimationFrame(() => document.getElementById(PANEL_TITLE)?.focus({ preventScroll: true }));
    },
    [goTo],
  );

  return (
    <div className="grid gap-4">
      <DecisionProblems decisions={decisions} />
      <div>
        <WaitingBar decisions={decisions} />
        <Card className="overflow-clip">
          <QueueHead
            total={table.total}
            busy={table.busy}
            onReload={table.reload}
            onHelp={() => approvals.setHelp(true)}
          />
          {table.items.length === 0 ? (
            <Nothing title={t("admin.dashboard.empty")} text={t("admin.dashboard.emptyText")} />
          ) : (
            <div className="lg:grid lg:h-[max(32rem,calc(100dvh-16rem))] lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] lg:divide-x lg:divide-line">
              <div className={cn("min-h-0 lg:flex lg:flex-col", showsListing && "max-lg:hidden")}>
                <BulkBar
                  selected={selected.length}
                  selectable={undecided.length}
                  onSelectAll={(on) => queue.select(undecided, on)}
                  onApprove={() => decide(selected, { status: "approved" })}
                  onReject={() => setRejecting(selected)}
                />
                <div className="relative min-h-0 lg:flex-1 lg:overflow-y-auto">
                  <QueueList
                    items={table.items}
                    currentId={current?.id ?? null}
                    selected={new Set(selected.map(({ id }) => id))}
                    desk={decisions}
                    now={now}
                    locale={locale}
                    busy={table.busy}
                    onOpen={open}
                    onSelect={queue.select}
                  />
                </div>
              </div>
              <div className={cn("min-h-0 min-w-0 lg:grid", !showsListing && "max-lg:hidden")}>
                {current ? (
                  <QueuePanel
                    listing={current}
                    locale={locale}
                    names={names}
                    onApprove={() => decide([current], { status: "approved" })}
                    onReject={() => setRejecting([current])}
                    onBack={() => setIsOpen(false)}
                  />
                ) : (
                  <Nothing title={t("admin.queue.allDecided")} text={t("admin.queue.allDecidedText")} />
                )}
              </div>
            </div>
          )}
          <TablePages table={table} />
        </Card>
      </div>
      {rejecting ? (
        <RejectDialog
          locale={locale}
          listings={rejecting}
          begun={approvals.reasonFor(rejecting)}
          onReject={(reason) => decide(rejecting, { status: "rejected", reason }, true)}
          onClose={(reason) => {
            approvals.keepReason(rejecting, reason);
            setRejecting(null);
          }}
        />
      ) : null}
      {approvals.help ? (
        <KeysHelp
          on={approvals.keysOn}
          onChange={approvals.setKeysOn}
          onClose={() => approvals.setHelp(false)}
        />
      ) : null}
    </div>
  );
}

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <div className="px-4 py-14 text-center">
    <p className="font-semibold">{title}</p>
    <p className="mt-1 text-sm text-ink-2">{text}</p>
  </div>
);
