"use client";

import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/form/form-alert";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import { firstWrong, tellFields, type Wrong } from "@/components/form/first-wrong";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/client/api-error";
import type { deleteMe } from "@/lib/api/auth";
import { call } from "@/lib/client/client";
import { signOut } from "@/lib/client/session";
import type { Translator } from "@/lib/content/messages";
import type { Role } from "@/lib/shared/actor";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  /** Whose it is: what goes and what is kept depends on it. */
  account: { readonly email: string; readonly role: Role; readonly isVerified: boolean };
};
type Values = { password: string };

/** Erases one's own account, after saying what goes and what is kept; the sign-in page then says that it is done. */
export function DeleteAccount(props: Props) {
  const t = useTranslator();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="dangerLine" onClick={() => setOpen(true)}>
        {t("account.deleteButton")}
      </Button>
      {open ? <Question onClose={() => setOpen(false)} {...props} /> : null}
    </>
  );
}

const goesOf = ({ role, isVerified }: Props["account"], t: Translator): readonly string[] => [
  t("account.deleteGoesAccount"),
  ...(role === "provider" ? [t("account.deleteGoesCompany"), t("account.deleteGoesListings")] : []),
  ...(isVerified ? [t("account.deleteGoesSent")] : []),
];

const keptOf = ({ isVerified }: Props["account"], t: Translator): readonly string[] => [
  t("account.deleteKeptLog"),
  t("account.deleteKeptBlock"),
  ...(isVerified ? [] : [t("account.deleteKeptSent")]),
];

function Question({ locale, account, onClose }: Props & { onClose: () => void }) {
  const t = useTranslator();
  const id = useId();
  const check = ({ password }: Values): Wrong<Values> | null =>
    password === "" ? { field: "password", message: t("form.passwordRequired") } : null;
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    ...firstWrong(check),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  // Until the next page is there it is still being done.
  const isBusy = isSubmitting || (isSubmitSuccessful && errors.root === undefined);

  const send = async (body: Values) => {
    try {
      await call<typeof deleteMe>({ method: "DELETE", path: "/auth/me" }, { body });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (tellFields(setError, ["password"], fieldErrorsOf(error, t))) return;
      const known =
        status === 409 ? t("account.deleteLastAdmin") : status === 401 ? t("account.expired") : null;
      setError("root", { message: known ?? failureWords(error, t, t("account.deleteFailed")) });
      return;
    }
    await signOut();
    // After the bar, which hears of it too and would lead home: the last one counts.
    window.location.assign(localePath(locale, "/signin?deleted=1"));
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !isBusy && onClose()}
      title={t("account.deleteTitle", { email: account.email })}
      closeLabel={t("account.cancel")}
      role="alertdialog"
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            {t("account.cancel")}
          </Button>
          <SubmitButton form={id} variant="danger" busy={isBusy} busyLabel={t("account.deleteBusy")}>
            {t("account.deleteConfirm")}
          </SubmitButton>
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        <p>{t("account.deleteFirst")}</p>
        <List title={t("account.deleteGoes")} lines={goesOf(account, t)} />
        <List title={t("account.deleteKept")} lines={keptOf(account, t)} />
        <form id={id} onSubmit={handleSubmit(send)} noValidate method="post" className="grid gap-4 text-base">
          <FormAlert failure={errors.root} />
          <Field id="deletePassword" label={t("account.deletePassword")} error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register("password")}
                autoComplete="current-password"
                required
                texts={{ show: t("auth.showPassword"), hide: t("auth.hidePassword") }}
              />
            )}
          </Field>
        </form>
      </div>
    </Dialog>
  );
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <h3 className="font-semibold">{title}</h3>
    <ul className="mt-1 list-disc pl-5 text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
