import { Keyboard, RefreshCw } from "lucide-react";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Spinner } from "@/components/ui/spinner";

type HeadProps = {
  total: number;
  busy: boolean;
  onReload: () => void;
  onHelp: () => void;
};

/** The head of the queue: how many wait, its keys, and reading it again. */
export function QueueHead({ total, busy, onReload, onHelp }: HeadProps) {
  const t = useTranslator();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-3">
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">{t("admin.dashboard.pending")}</h2>
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {t("admin.dashboard.oldestFirst", { total })}
        </p>
      </div>
      <div className="flex">
        <Button variant="quiet" onClick={onHelp} aria-keyshortcuts="?" className="max-lg:hidden">
          <Keyboard aria-hidden className="size-4" />
          {t("admin.queue.keys")}
        </Button>
        <Button variant="quiet" onClick={onReload} disabled={busy}>
          {busy ? <Spinner className="size-4" /> : <RefreshCw aria-hidden className="size-4" />}
          {t("admin.dashboard.reload")}
        </Button>
      </div>
    </div>
  );
}

type BulkProps = {
  selected: number;
  /** Listings of this page that can still be selected. */
  selectable: number;
  onSelectAll: (on: boolean) => void;
  onApprove: () => void;
  onReject: () => void;
};

/** Selects all of a page; decides on those selected. */
export function BulkBar({ selected, selectable, onSelectAll, onApprove, onReject }: BulkProps) {
  const t = useTranslator();
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1">
      <Checkbox
        label={selected > 0 ? t("admin.queue.selected", { count: selected }) : t("admin.queue.selectAll")}
        aria-label={t("admin.queue.selectAll")}
        checked={selectable > 0 && selected === selectable}
        disabled={selectable === 0}
        onChange={(event) => onSelectAll(event.target.checked)}
        className="mr-auto"
      />
      {selected > 0 ? (
        <>
          <Button variant="dangerLine" size="card" onClick={onReject}>
            {t("admin.queue.rejectSelected")}
          </Button>
          <Button variant="soft" size="card" onClick={onApprove}>
            {t("admin.queue.approveSelected")}
          </Button>
        </>
      ) : null}
    </div>
  );
}
