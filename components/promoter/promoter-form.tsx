"use client";

import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Outcome } from "@/components/form/outcome";
import { phoneDigits } from "@/components/form/phone-digits";
import { useTranslator } from "@/components/messages/use-translator";
import { firstWrongField, panCharacters, type PromoterField } from "@/components/promoter/check-promoter";
import { FileField } from "@/components/promoter/file-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";

/** How long 'Creating...' stands (docs/product/texts-and-limits.md#numbers). */
const PRETENDED_MS = 1500;

const never = () => () => {};
/** Whether scripts have come: until then the form must not be sent anywhere. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The promoter's form (docs/product/pages.md#about-contact-promoters,
 * docs/product/texts-and-limits.md#what-is-checked): checks what is entered, waits, and says that it is complete. It
 * makes
 * no call and keeps nothing; what is entered is gone with the page.
 */
export function PromoterForm() {
  const t = useTranslator();
  const form = useRef<HTMLFormElement>(null);
  const [phoneNumber, setPhoneNumber] = useState("");
  const [panNumber, setPanNumber] = useState("");
  const [state, setState] = useState<"open" | "busy" | "done">("open");
  const [wrong, setWrong] = useState<{ field: PromoterField } | null>(null);
  const alive = useAlive();

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong.field}]`)?.focus();
  }, [wrong]);
  useEffect(() => {
    if (state !== "busy") return;
    const timer = setTimeout(() => {
      setPhoneNumber("");
      setPanNumber("");
      setState("done");
    }, PRETENDED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "busy") return;
    const data = new FormData(event.currentTarget);
    const text = (name: PromoterField) => String(data.get(name) ?? "");
    const file = (name: PromoterField) => {
      const chosen = data.get(name);
      return chosen instanceof File && chosen.name !== "" ? chosen : null;
    };
    const field = firstWrongField({
      fullName: text("fullName"),
      phoneNumber,
      address: text("address"),
      dob: text("dob"),
      panNumber,
      profileImage: file("profileImage"),
      panDoc: file("panDoc"),
    });
    setWrong(field && { field });
    if (field === null) setState("busy");
  };

  if (state === "done")
    return (
      <Outcome kind="done" title={t("promoter.form.doneTitle")} text={t("promoter.form.done")}>
        <Button variant="line" onClick={() => setState("open")}>
          {t("promoter.form.again")}
        </Button>
      </Outcome>
    );
  const told = (field: PromoterField) => ({
    id: `promoter-${field}`,
    error: wrong?.field === field ? t(`promoter.form.wrong.${field}`) : null,
  });
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t("promoter.form.label")}
      aria-busy={state === "busy"}
      className="grid gap-4"
    >
      <Field {...told("fullName")} label={t("promoter.form.fullName")} hint={t("promoter.form.fullNameHint")}>
        {(control) => <Input {...control} name="fullName" required autoComplete="name" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...told("phoneNumber")}
          label={t("promoter.form.phoneNumber")}
          hint={t("promoter.form.phoneHint")}
        >
          {(control) => (
            <Input
              {...control}
              name="phoneNumber"
              inputMode="numeric"
              autoComplete="tel-national"
              required
              value={phoneNumber}
              onChange={(event) => setPhoneNumber(phoneDigits(event.target.value))}
            />
          )}
        </Field>
        <Field {...told("dob")} label={t("promoter.form.dob")}>
          {(control) => <Input {...control} name="dob" type="date" required autoComplete="bday" />}
        </Field>
      </div>
      <Field {...told("address")} label={t("promoter.form.address")}>
        {(control) => (
          <Textarea {...control} name="address" rows={2} required autoComplete="street-address" />
        )}
      </Field>
      <Field {...told("panNumber")} label={t("promoter.form.panNumber")} hint={t("promoter.form.panHint")}>
        {(control) => (
          <Input
            {...control}
            name="panNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={10}
            value={panNumber}
            onChange={(event) => setPanNumber(panCharacters(event.target.value))}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <FileField
          {...told("profileImage")}
          name="profileImage"
          label={t("promoter.form.profileImage")}
          hint={t("promoter.form.profileImageHint")}
          accept="image/*"
        />
        <FileField
          {...told("panDoc")}
          name="panDoc"
          label={t("promoter.form.panDoc")}
          hint={t("promoter.form.panDocHint")}
          accept="image/*,application/pdf"
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton
          busy={state === "busy"}
          busyLabel={t("promoter.form.busy")}
          disabled={!alive}
          className="max-sm:w-full"
        >
          {t("promoter.form.submit")}
        </SubmitButton>
        <p className="text-xs text-ink-3">{t("promoter.form.stays")}</p>
      </div>
    </form>
  );
}
