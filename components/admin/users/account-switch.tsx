"use client";

import { useRowAction } from "@/components/admin/table/use-row-action";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { disableUser, enableUser } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { AdminUser } from "@/lib/schemas/account";

type Props = {
  user: AdminUser;
  /** The account as it is now; null when somebody else changed it first and it must be read again. */
  onChange: (user: AdminUser | null) => void;
};

/** The name an admin knows an account by. */
export const accountName = (user: AdminUser): string =>
  user.providerProfile?.companyName || user.email || user.phoneNumber || user.id;

/** Disables or enables an account, after a question that names it and says what will happen. */
export function AccountSwitch({ user, onChange }: Props) {
  const t = useTranslator();
  const isDisabled = user.disabledAt !== null;
  const name = accountName(user);
  const isProvider = user.role === "provider";

  const { ask, dialog } = useRowAction(
    ({ id }: AdminUser) => ({
      send: () => call(isDisabled ? enableUser : disableUser, { params: { id } }),
      done: t(isDisabled ? "admin.users.enabledDone" : "admin.users.disabledDone", { name }),
      failed: isDisabled ? t("admin.users.failedToEnable") : t("admin.users.failedToDisable"),
    }),
    (answer) => onChange(answer?.user ?? null),
  );

  return (
    <>
      <Button variant={isDisabled ? "line" : "dangerLine"} onClick={() => ask(user)}>
        {isDisabled ? t("admin.users.enable") : t("admin.users.disable")}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t(isDisabled ? "admin.users.enableTitle" : "admin.users.disableTitle", { name })}
        description={
          isDisabled
            ? isProvider
              ? t("admin.users.enableProvider")
              : t("admin.users.enableCustomer")
            : isProvider
              ? t("admin.users.disableProvider")
              : t("admin.users.disableCustomer")
        }
        texts={{
          confirm: isDisabled ? t("admin.users.enable") : t("admin.users.disable"),
          busy: t("admin.users.working"),
          cancel: t("admin.dialog.cancel"),
        }}
        tone={isDisabled ? "primary" : "danger"}
      />
    </>
  );
}
