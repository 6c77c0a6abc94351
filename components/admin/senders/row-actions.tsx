import { useRowAction } from "@/components/admin/table/use-row-action";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { blockEnquirySender, unblockEnquirySender } from "@/lib/api/enquiries";
import { call } from "@/lib/client/client";
import type { EnquirySender } from "@/lib/schemas/enquiry";

/**
 * Stopping a sender, and allowing it again.
 * @param reload reads the rows again
 */
export function useSenderActions(reload: () => void) {
  const t = useTranslator();
  return useRowAction(({ id, masked: name, blockedAt }: EnquirySender) => {
    const isBlocked = blockedAt !== null;
    return {
      send: () => call(isBlocked ? unblockEnquirySender : blockEnquirySender, { params: { id } }),
      done: t(isBlocked ? "admin.enquiries.unblockedDone" : "admin.enquiries.blockedDone", { name }),
      failed: isBlocked ? t("admin.enquiries.failedToUnblock") : t("admin.enquiries.failedToBlock"),
    };
  }, reload);
}

type SenderActions = ReturnType<typeof useSenderActions>;

export function SenderButton({ sender, ask }: { sender: EnquirySender; ask: SenderActions["ask"] }) {
  const t = useTranslator();
  return (
    <Button
      variant={sender.blockedAt ? "line" : "dangerLine"}
      aria-label={t(sender.blockedAt ? "admin.enquiries.unblockName" : "admin.enquiries.blockName", {
        name: sender.masked,
      })}
      onClick={() => ask(sender)}
      className="max-lg:mt-2 max-lg:w-full"
    >
      {sender.blockedAt ? t("admin.enquiries.unblock") : t("admin.enquiries.block")}
    </Button>
  );
}

/** The question before either. */
export function SenderDialog({ actions: { asked, dialog } }: { actions: SenderActions }) {
  const t = useTranslator();
  const isBlocked = asked !== null && asked.blockedAt !== null;
  const name = asked?.masked ?? "";
  return (
    <ConfirmDialog
      {...dialog}
      title={t(isBlocked ? "admin.enquiries.unblockTitle" : "admin.enquiries.blockTitle", { name })}
      description={isBlocked ? t("admin.enquiries.unblockText") : t("admin.enquiries.blockText")}
      texts={{
        confirm: isBlocked ? t("admin.enquiries.unblock") : t("admin.enquiries.block"),
        busy: t("admin.enquiries.working"),
        cancel: t("admin.dialog.cancel"),
      }}
      tone={isBlocked ? "primary" : "danger"}
    />
  );
}
