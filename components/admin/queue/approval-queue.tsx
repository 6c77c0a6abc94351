"use client";

import { useCallback, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureText } from "@/components/admin/api-failure";
import { RejectDialog } from "@/components/admin/decision-dialogs";
import type { Verdict } from "@/components/admin/decision-desk";
import { PENDING_STATUS, PendingQuery } from "@/components/admin/pending-query";
import { KeysHelp } from "@/components/admin/queue/keys-help";
import { BulkBar, QueueHead } from "@/components/admin/queue/queue-head";
import { QueueList } from "@/components/admin/queue/queue-list";
import { type PanelTexts, QueuePanel } from "@/components/admin/queue/queue-panel";
import { useQueue } from "@/components/admin/queue/use-queue";
import { type QueueKeyAction, useQueueKeys } from "@/components/admin/queue/use-queue-keys";
import { TABLE_PAGE_SIZES, type TableQuery } from "@/components/admin/table-query";
import { useDecisions } from "@/components/admin/use-decisions";
import { type Page, useTable } from "@/components/admin/use-table";
import { DecisionProblems, WaitingBar } from "@/components/admin/waiting-bar";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Pagination } from "@/components/ui/pagination";
import { toast } from "@/components/ui/toast";
import { listAdminListings } from "@/lib/api/admin";
import { call } from "@/lib/api/client";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listAdminListings, { query: { ...query, status: PENDING_STATUS } });

type Texts = PanelTexts & Pick<AdminTexts, "dashboard" | "listings" | "table" | "sentences">;
type Props = {
  first: { query: TableQuery; page: Page<ManagedListing> };
  /** When the server rendered it, ms. */
  now: number;
  locale: Locale;
  texts: Texts;
};

/** The state of the queue: its page, its decisions, where one stands, and what a decision or a key does. */
function useApprovals(first: Props["first"], texts: Texts) {
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureText(error, texts.listings.failed, texts.sentences)),
    [texts],
  );
  const table = useTable({ schema: PendingQuery, first, load, onFailure });
  const decisions = useDecisions(texts, table.reload);
  const [rejecting, setRejecting] = useState<readonly ManagedListing[] | null>(null);
  const queue = useQueue(table.items, decisions, rejecting !== null);
  const [help, setHelp] = useState(false);
  const [keysOn, setKeysOn] = useState(true);

  const decide = (listings: readonly ManagedListing[], verdict: Verdict, withFocus = false) => {
    if (listings.length === 0) return;
    queue.advance(listings, withFocus);
    queue.select(listings, false);
    decisions.decide(listings, verdict);
  };
  const takeBack = () => {
    const [listing] = decisions.takeBack();
    if (listing) queue.goTo(listing, true);
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
    ...{ rejecting, setRejecting, help, setHelp, keysOn, setKeysOn },
  };
}

/** The listings that wait for a decision, one of them in full beside them, decided by keys or by hand. */
export function ApprovalQueue({ first, now, locale, texts }: Props) {
  const approvals = useApprovals(first, texts);
  const { table, decisions, queue, decide, rejecting, setRejecting } = approvals;
  /** Where list and listing do not stand side by side: whether the listing is in sight. */
  const [isOpen, setIsOpen] = useState(false);
  const { current, selected, undecided } = queue;
  const showsListing = isOpen && current !== null;

  return (
    <div className="grid gap-4">
      <DecisionProblems decisions={decisions} texts={texts} />
      <Card className="overflow-clip">
        <QueueHead
          total={table.total}
          busy={table.busy}
          onReload={table.reload}
          onHelp={() => approvals.setHelp(true)}
          texts={texts}
        />
        {table.items.length === 0 ? (
          <Nothing title={texts.dashboard.empty} text={texts.dashboard.emptyText} />
        ) : (
          <div className="lg:grid lg:h-[max(32rem,calc(100dvh-16rem))] lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] lg:divide-x lg:divide-line">
            <div className={cn("min-h-0 lg:flex lg:flex-col", showsListing && "max-lg:hidden")}>
              <BulkBar
                selected={selected.length}
                selectable={undecided.length}
                onSelectAll={(on) => queue.select(undecided, on)}
                onApprove={() => decide(selected, { status: "approved" })}
                onReject={() => setRejecting(selected)}
                texts={texts.queue}
              />
              <div className="min-h-0 lg:flex-1 lg:overflow-y-auto">
                <QueueList
                  items={table.items}
                  currentId={current?.id ?? null}
                  selected={new Set(selected.map(({ id }) => id))}
                  desk={decisions}
                  now={now}
                  locale={locale}
                  busy={table.busy}
                  onOpen={(listing) => {
                    queue.goTo(listing);
                    setIsOpen(true);
                  }}
                  onSelect={(listing, on) => queue.select([listing], on)}
                  texts={texts}
                />
              </div>
            </div>
            <div className={cn("min-h-0 min-w-0 lg:grid", !showsListing && "max-lg:hidden")}>
              {current ? (
                <QueuePanel
                  listing={current}
                  locale={locale}
                  onApprove={() => decide([current], { status: "approved" })}
                  onReject={() => setRejecting([current])}
                  onBack={() => setIsOpen(false)}
                  texts={texts}
                />
              ) : (
                <Nothing title={texts.queue.allDecided} text={texts.queue.allDecidedText} />
              )}
            </div>
          </div>
        )}
        <Pagination
          page={table.page}
          limit={table.limit}
          count={table.items.length}
          total={table.total}
          sizes={TABLE_PAGE_SIZES}
          onPage={(page) => table.change({ page })}
          onLimit={(limit) => table.change({ limit })}
          texts={texts.table}
        />
      </Card>
      <WaitingBar decisions={decisions} texts={texts} />
      {rejecting ? (
        <RejectDialog
          listings={rejecting}
          onReject={(reason) => decide(rejecting, { status: "rejected", reason }, true)}
          onClose={() => setRejecting(null)}
          texts={texts}
        />
      ) : null}
      {approvals.help ? (
        <KeysHelp
          on={approvals.keysOn}
          onChange={approvals.setKeysOn}
          onClose={() => approvals.setHelp(false)}
          texts={texts}
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
