import type { AdminTexts } from "@/components/admin/admin-texts";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  on: boolean;
  onChange: (on: boolean) => void;
  onClose: () => void;
  texts: Pick<AdminTexts, "queue" | "dialog">;
};

/** What each key does, and the switch that turns them off. */
export function KeysHelp({ on, onChange, onClose, texts }: Props) {
  const t = texts.queue;
  const keys = [
    ["J", t.keyNext],
    ["K", t.keyPrevious],
    ["A", t.keyApprove],
    ["R", t.keyReject],
    ["X", t.keySelect],
    ["Z", t.keyUndo],
    ["S", t.keySend],
    ["?", t.keyHelp],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.keysTitle}
      description={t.keysText}
      closeLabel={texts.dialog.close}
    >
      <dl className="grid grid-cols-[3rem_1fr] items-center gap-y-2 text-sm">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid size-8 place-content-center rounded-sm border border-line-strong bg-sunken font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t.keysOn}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-4"
      />
    </Dialog>
  );
}
