import { useTranslator } from "@/components/messages/use-translator";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  on: boolean;
  onChange: (on: boolean) => void;
  onClose: () => void;
};

/** What each key does, and the switch that turns them off. */
export function KeysHelp({ on, onChange, onClose }: Props) {
  const t = useTranslator();
  const keys = [
    ["J", t("admin.queue.keyNext")],
    ["K", t("admin.queue.keyPrevious")],
    ["A", t("admin.queue.keyApprove")],
    ["R", t("admin.queue.keyReject")],
    ["X", t("admin.queue.keySelect")],
    ["Z", t("admin.queue.keyUndo")],
    ["S", t("admin.queue.keySend")],
    ["?", t("admin.queue.keyHelp")],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("admin.queue.keysTitle")}
      description={t("admin.queue.keysText")}
      closeLabel={t("admin.dialog.close")}
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
        label={t("admin.queue.keysOn")}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-4"
      />
    </Dialog>
  );
}
