"use client";

import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/account/form-alert";
import { fieldErrorsOf, failureWords } from "@/components/form/failure-words";
import { firstWrong, tellFields, type Wrong } from "@/components/form/first-wrong";
import type { FormTexts } from "@/components/form/form-texts";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/api/api-error";
import type { deleteMe } from "@/lib/api/auth";
import { call } from "@/lib/api/client";
import { signOut } from "@/lib/api/session";
import { type Locale, localePath } from "@/lib/shared/locale";

export type DeleteAccountTexts = {
  button: string;
  title: string;
  first: string;
  goesTitle: string;
  goes: readonly string[];
  keptTitle: string;
  kept: readonly string[];
  password: string;
  show: string;
  hide: string;
  passwordRequired: string;
  confirm: string;
  busy: string;
  cancel: string;
  failed: string;
  lastAdmin: string;
  expired: string;
};

type Props = { locale: Locale; texts: DeleteAccountTexts; formTexts: FormTexts };
type Values = { password: string };

/** Erases one's own account, after saying what goes and what is kept; the sign-in page then says that it is done. */
export function DeleteAccount({ texts, ...rest }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="dangerLine" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {open ? <Question texts={texts} onClose={() => setOpen(false)} {...rest} /> : null}
    </>
  );
}

function Question({ locale, texts, formTexts, onClose }: Props & { onClose: () => void }) {
  const id = useId();
  const check = ({ password }: Values): Wrong<Values> | null =>
    password === "" ? { field: "password", message: texts.passwordRequired } : null;
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
      if (tellFields(setError, ["password"], fieldErrorsOf(error, formTexts))) return;
      const known = status === 409 ? texts.lastAdmin : status === 401 ? texts.expired : null;
      setError("root", { message: known ?? failureWords(error, formTexts, texts.failed) });
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
      title={texts.title}
      closeLabel={texts.cancel}
      role="alertdialog"
      foot={
        <>
          <Button variant="line" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <SubmitButton form={id} variant="danger" busy={isBusy} busyLabel={texts.busy}>
            {texts.confirm}
          </SubmitButton>
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        <p>{texts.first}</p>
        <List title={texts.goesTitle} lines={texts.goes} />
        <List title={texts.keptTitle} lines={texts.kept} />
        <form id={id} onSubmit={handleSubmit(send)} noValidate method="post" className="grid gap-4 text-base">
          <FormAlert failure={errors.root} />
          <Field id="deletePassword" label={texts.password} error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register("password")}
                autoComplete="current-password"
                required
                texts={texts}
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
