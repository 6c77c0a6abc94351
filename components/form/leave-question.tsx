"use client";

import { ScriptMessages } from "@/components/messages/script-messages";
import { useTranslator } from "@/components/messages/use-translator";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import messages from "@/lib/content/messages/scripts/leaving.json";

type Props = {
  /** What is lost: changes that would be saved, or what would be sent. */
  of: "unsaved" | "unsent";
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Whether to leave what was entered; loaded when somebody is about to. */
export const LeaveQuestion = (props: Props) => (
  <ScriptMessages of={messages}>
    <Question {...props} />
  </ScriptMessages>
);

function Question({ of, open, onStay, onLeave }: Props) {
  const t = useTranslator();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onStay}
      title={t(`leaving.${of}.title`)}
      description={t(`leaving.${of}.text`)}
      tone="danger"
      texts={{
        confirm: t(`leaving.${of}.leave`),
        busy: t(`leaving.${of}.leave`),
        cancel: t(`leaving.${of}.stay`),
        close: t("leaving.close"),
      }}
      onConfirm={async () => onLeave()}
    />
  );
}
