"use client";

import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Outcome } from "@/components/account/outcome";
import { phoneDigits } from "@/components/form/phone-digits";
import { firstWrongField, panCharacters, type PromoterField } from "@/components/promoter/check-promoter";
import { FileField } from "@/components/promoter/file-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import type en from "@/lib/content/messages/en.json";

export type PromoterTexts = (typeof en)["promoter"]["form"];

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
export function PromoterForm({ texts }: { texts: PromoterTexts }) {
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
      <Outcome kind="done" title={texts.doneTitle} text={texts.done}>
        <Button variant="line" onClick={() => setState("open")}>
          {texts.again}
        </Button>
      </Outcome>
    );
  const told = (field: PromoterField) => ({
    id: `promoter-${field}`,
    error: wrong?.field === field ? texts.wrong[field] : null,
  });
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={texts.label}
      aria-busy={state === "busy"}
      className="grid gap-4"
    >
      <Field {...told("fullName")} label={texts.fullName} hint={texts.fullNameHint}>
        {(control) => <Input {...control} name="fullName" required autoComplete="name" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...told("phoneNumber")} label={texts.phoneNumber} hint={texts.phoneHint}>
          {(control) => (
            <Input
              {...control}
              name="phoneNumber"
              inputMode="numeric"
              autoComplete="tel-national"
              required
              value={phoneNumber}
              onChange={(event) => setPhoneNumber(phoneDigits(event.target.value, phoneNumber))}
            />
          )}
        </Field>
        <Field {...told("dob")} label={texts.dob}>
          {(control) => <Input {...control} name="dob" type="date" required autoComplete="bday" />}
        </Field>
      </div>
      <Field {...told("address")} label={texts.address}>
        {(control) => (
          <Textarea {...control} name="address" rows={2} required autoComplete="street-address" />
        )}
      </Field>
      <Field {...told("panNumber")} label={texts.panNumber} hint={texts.panHint}>
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
          label={texts.profileImage}
          hint={texts.profileImageHint}
          accept="image/*"
          texts={texts.file}
        />
        <FileField
          {...told("panDoc")}
          name="panDoc"
          label={texts.panDoc}
          hint={texts.panDocHint}
          accept="image/*,application/pdf"
          texts={texts.file}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton
          busy={state === "busy"}
          busyLabel={texts.busy}
          disabled={!alive}
          className="max-sm:w-full"
        >
          {texts.submit}
        </SubmitButton>
        <p className="text-xs text-ink-3">{texts.stays}</p>
      </div>
    </form>
  );
}
