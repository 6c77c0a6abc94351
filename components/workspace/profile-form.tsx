"use client";

import { CircleCheck, Info, LockKeyhole } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { DocumentDrop, type DocumentDropTexts } from "@/components/account/document-drop";
import { failureWords, fieldErrorsOf } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { fillText } from "@/components/listings/fill-text";
import { SubmitFailure } from "@/components/workspace/submit-failure";
import {
  gstHint,
  isGstNumber,
  isPanNumber,
  isSet,
  NO_VALUES,
  type ProfileText,
  type ProfileValues,
  unsetValues,
} from "@/components/workspace/profile-fields";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input, inputClass } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/api/api-error";
import { call } from "@/lib/api/client";
import * as providers from "@/lib/api/providers";
import type en from "@/lib/content/messages/en.json";
import type { ProviderProfile } from "@/lib/schemas/account";
import type { SetOnceField } from "@/lib/schemas/profile";
import type { CompanyType } from "@/lib/shared/company-type";
import { phoneText } from "@/lib/shared/contact";

export type ProfileTexts = (typeof en)["profile"];

type Props = {
  profile: ProviderProfile;
  texts: ProfileTexts;
  messages: FormTexts;
  drop: DocumentDropTexts;
  companyTypes: readonly { value: CompanyType; label: string }[];
  languageTag: string;
  signInHref: string;
};

type Told = { tone: "ok" | "bad"; text: string; mustSignIn?: boolean };

/** The fields in the order of the form, for the focus. */
const ORDER: readonly SetOnceField[] = ["gstNumber", "panNumber", "address", "companyType", "documents"];

/** The set-once fields of a provider's profile (spec.md sections 2, 4, 5 and 8): what is set is locked. */
export function ProfileForm(props: Props) {
  const { texts, messages, drop, companyTypes, languageTag, signInHref } = props;
  const router = useRouter();
  const [profile, setProfile] = useState(props.profile);
  const [values, setValues] = useState(NO_VALUES);
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [told, setTold] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);
  const [focus, setFocus] = useState<string | null>(null);

  useEffect(() => {
    if (focus !== null && !busy) document.getElementById(`profile-${focus}`)?.focus();
  }, [focus, busy]);

  const change = (field: ProfileText, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([path]) => path !== field)));
    setTold(null);
    setFocus(null);
  };

  const check = (sent: Partial<ProfileValues>): Record<string, string> => ({
    ...(sent.gstNumber && !isGstNumber(sent.gstNumber) && { gstNumber: texts.gstInvalid }),
    ...(sent.panNumber && !isPanNumber(sent.panNumber) && { panNumber: texts.panInvalid }),
  });
  const refuse = (wrong: Readonly<Record<string, string>>, text: string) => {
    setErrors(wrong);
    setTold({ tone: "bad", text });
    setFocus(ORDER.find((field) => Object.keys(wrong).some((path) => path.split(".")[0] === field)) ?? null);
  };
  const save = async () => {
    const fields = unsetValues(profile, values);
    setFocus(null);
    const wrong = check(fields);
    const first = Object.values(wrong)[0];
    if (first !== undefined) return refuse(wrong, first);
    if (Object.keys(fields).length === 0 && files.length === 0) {
      setErrors({});
      return setTold({ tone: "ok", text: texts.unchanged });
    }
    setBusy(true);
    setTold(null);
    setErrors({});
    try {
      const answer = await call(providers.saveMyProfile, {
        fields,
        files: isSet(profile, "documents") ? [] : files,
      });
      setProfile(answer.providerProfile);
      setValues(NO_VALUES);
      setFiles([]);
      const labels = answer.updated.map((field) => texts[field]).join(", ");
      setTold({
        tone: "ok",
        text: labels === "" ? texts.unchanged : fillText(texts.updated, { fields: labels }),
      });
      router.refresh();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        setTold({ tone: "bad", text: texts.session, mustSignIn: true });
      else refuse(fieldErrorsOf(error, messages), failureWords(error, messages, texts.failed));
    } finally {
      setBusy(false);
    }
  };

  const once = (
    field: ProfileText,
    control: Parameters<typeof TextField>[0]["children"],
    hint?: ReactNode,
  ) => (
    <TextField
      field={field}
      label={texts[field]}
      value={
        field === "companyType"
          ? companyTypes.find(({ value }) => value === profile.companyType)?.label
          : (profile[field] ?? undefined)
      }
      isLocked={isSet(profile, field)}
      error={errors[field]}
      texts={texts}
      hint={hint}
    >
      {control}
    </TextField>
  );
  const odd = gstHint(values.gstNumber, profile.panNumber ?? values.panNumber);
  const isDone = ORDER.every((field) => isSet(profile, field));
  return (
    <form
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <fieldset disabled={busy} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <Locked
          id="profile-companyName"
          label={texts.companyName}
          value={profile.companyName}
          texts={texts}
          fixed
        />
        <Locked
          id="profile-phoneNumber"
          label={texts.phoneNumber}
          value={phoneText(profile.phoneNumber) ?? ""}
          texts={texts}
          fixed
        />
        {once(
          "gstNumber",
          (control) => (
            <CodeInput
              {...control}
              value={values.gstNumber}
              maxLength={15}
              onChange={(value) => change("gstNumber", value)}
            />
          ),
          <FormatHint
            isWrong={values.gstNumber !== "" && !isGstNumber(values.gstNumber)}
            wrong={texts.gstFormat}
            note={odd === "checkDigit" ? texts.gstCheckDigit : odd === "otherPan" ? texts.gstOtherPan : null}
            hint={texts.once}
          />,
        )}
        {once(
          "panNumber",
          (control) => (
            <CodeInput
              {...control}
              value={values.panNumber}
              maxLength={10}
              onChange={(value) => change("panNumber", value)}
            />
          ),
          <FormatHint
            isWrong={values.panNumber !== "" && !isPanNumber(values.panNumber)}
            wrong={texts.panFormat}
            note={null}
            hint={texts.once}
          />,
        )}
        {once("address", (control) => (
          <Input
            {...control}
            value={values.address}
            maxLength={300}
            autoComplete="street-address"
            onChange={(event) => change("address", event.target.value)}
          />
        ))}
        {once("companyType", (control) => (
          <Select
            {...control}
            value={values.companyType}
            onChange={(event) => change("companyType", event.target.value)}
          >
            <option value="">{texts.chooseType}</option>
            {companyTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        ))}
        <div className="grid min-w-0 content-start gap-1.5 md:col-span-2">
          {isSet(profile, "documents") ? (
            <>
              <p className="text-sm font-medium">{texts.documents}</p>
              <p className="flex items-start gap-1.5 text-xs text-ink-3">
                <LockKeyhole aria-hidden className="mt-0.5 size-3.5 shrink-0" />
                {texts.documentsLocked}
              </p>
            </>
          ) : (
            <>
              <DocumentDrop
                id="profile-documents"
                files={files}
                onChange={(chosen) => {
                  setFiles(chosen);
                  setErrors((before) =>
                    Object.fromEntries(
                      Object.entries(before).filter(([path]) => !path.startsWith("documents")),
                    ),
                  );
                  setTold(null);
                }}
                texts={drop}
                languageTag={languageTag}
                errors={documentErrors(errors)}
                disabled={busy}
              />
              <p className="text-xs text-ink-3">{texts.once}</p>
            </>
          )}
        </div>
      </fieldset>
      <div className="mt-6 grid gap-4 border-t border-line pt-5">
        <div className="empty:-mb-4" role={told?.tone === "bad" ? undefined : "status"}>
          {told === null ? null : told.tone === "bad" ? (
            <SubmitFailure
              text={told.text}
              signIn={told.mustSignIn ? { href: signInHref, label: texts.signIn } : null}
            />
          ) : (
            <p className="flex min-h-15 items-center gap-3 rounded-card border-l-4 border-ok bg-ok-soft px-4 py-2 text-sm font-medium text-ok">
              <CircleCheck aria-hidden className="size-5 shrink-0" />
              {told.text}
            </p>
          )}
        </div>
        {isDone ? (
          <p className="text-sm text-ink-2">{texts.allSet}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton busy={busy} busyLabel={texts.saving} className="max-sm:w-full">
              {texts.save}
            </SubmitButton>
            <p className="text-xs text-ink-3">{texts.onlyUnset}</p>
          </div>
        )}
      </div>
    </form>
  );
}

/** `documents` is about all files, `documents.1` about the second. */
function documentErrors(errors: Readonly<Record<string, string>>) {
  const byIndex: Record<number, string> = {};
  for (const [path, text] of Object.entries(errors)) {
    const index = /^documents\.(\d+)$/.exec(path)?.[1];
    if (index !== undefined) byIndex[Number(index)] = text;
  }
  return { all: errors.documents, byIndex };
}

type TextFieldProps = {
  field: ProfileText;
  label: string;
  value: string | undefined;
  isLocked: boolean;
  error: string | undefined;
  texts: ProfileTexts;
  hint?: ReactNode;
  children: Parameters<typeof Field>[0]["children"];
};

/** A field that can be set once: open while it is unset, a locked value from then on. */
const TextField = ({ field, label, value, isLocked, error, texts, hint, children }: TextFieldProps) =>
  isLocked ? (
    <Locked id={`profile-${field}`} label={label} value={value ?? ""} texts={texts} />
  ) : (
    <Field id={`profile-${field}`} label={label} error={error} hint={error ? null : (hint ?? texts.once)}>
      {children}
    </Field>
  );

type LockedProps = { id: string; label: string; value: string; texts: ProfileTexts; fixed?: boolean };

/** A value that cannot be changed, and why. */
const Locked = ({ id, label, value, texts, fixed = false }: LockedProps) => (
  <Field id={id} label={label} hint={fixed ? texts.fixed : texts.locked} locked>
    {(control) => (
      // Of several lines: a long name is read whole.
      <Textarea
        {...control}
        value={value}
        rows={1}
        readOnly
        disabled
        className="!resize-none font-medium !text-ink"
      />
    )}
  </Field>
);

type CodeProps = { id: string; value: string; maxLength: number; onChange: (value: string) => void };

/** A number of letters and digits, upper-cased as it is typed (spec.md section 5). */
const CodeInput = ({ value, maxLength, onChange, ...control }: CodeProps) => (
  <input
    {...control}
    value={value}
    maxLength={maxLength}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    onChange={(event) => onChange(event.target.value.toUpperCase().trim())}
    className={cn(inputClass, "tabular-nums")}
  />
);

type HintProps = { isWrong: boolean; wrong: string; note: string | null; hint: string };

/** Under a number while it is typed: that its form is not right yet, what is odd about it, or that it is set once. */
const FormatHint = ({ isWrong, wrong, note, hint }: HintProps) =>
  isWrong ? (
    <span className="font-medium text-bad">{wrong}</span>
  ) : note === null ? (
    hint
  ) : (
    <span className="flex items-start gap-1.5 text-warn">
      <Info aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {note}
    </span>
  );
