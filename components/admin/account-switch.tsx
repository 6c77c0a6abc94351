"use client";

import { useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureStatus } from "@/components/admin/api-failure";
import { fillText } from "@/components/listings/fill-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { disableUser, enableUser } from "@/lib/api/admin";
import { call } from "@/lib/api/client";
import type { AdminUser } from "@/lib/schemas/account";

type Props = {
  user: AdminUser;
  texts: Pick<AdminTexts, "users" | "dialog">;
  /** The account as it is now; null when somebody else changed it first and it must be read again. */
  onChange: (user: AdminUser | null) => void;
};

/** The name an admin knows an account by. */
export const accountName = (user: AdminUser): string =>
  user.providerProfile?.companyName || user.email || user.phoneNumber || user.id;

/** Disables or enables an account, after a question that names it and says what will happen. */
export function AccountSwitch({ user, texts, onChange }: Props) {
  const [asking, setAsking] = useState(false);
  const t = texts.users;
  const isDisabled = user.disabledAt !== null;
  const name = accountName(user);
  const isProvider = user.role === "provider";

  const confirm = async () => {
    try {
      const changed = await call(isDisabled ? enableUser : disableUser, { params: { id: user.id } });
      toast.ok(fillText(isDisabled ? t.enabledDone : t.disabledDone, { name }));
      onChange(changed.user);
    } catch (error) {
      // Somebody did it before: what was wanted is so.
      if (failureStatus(error) === 409) return void onChange(null);
      return isDisabled ? t.failedToEnable : t.failedToDisable;
    }
  };

  return (
    <>
      <Button variant={isDisabled ? "line" : "dangerLine"} onClick={() => setAsking(true)}>
        {isDisabled ? t.enable : t.disable}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fillText(isDisabled ? t.enableTitle : t.disableTitle, { name })}
        description={
          isDisabled
            ? isProvider
              ? t.enableProvider
              : t.enableCustomer
            : isProvider
              ? t.disableProvider
              : t.disableCustomer
        }
        texts={{
          confirm: isDisabled ? t.enable : t.disable,
          busy: t.working,
          cancel: texts.dialog.cancel,
        }}
        tone={isDisabled ? "primary" : "danger"}
        onConfirm={confirm}
      />
    </>
  );
}
