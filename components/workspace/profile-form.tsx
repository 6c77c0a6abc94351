"use client";

import { LockKeyhole } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useMemo, useState } from "react";
import { Controller, type Path, useWatch } from "react-hook-form";
import { DocumentDrop } from "@/components/form/document-drop";
import { failureWords, fieldErrorsOf } from "@/components/form/failure-words";
import { errorOfList, FormField } from "@/components/form/form-field";
import { UnsavedWork } from "@/components/form/unsaved-work";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useTranslator } from "@/components/messages/use-translator";
import {
  gstHint,
  isGstNumber,
  isPanNumber,
  isSet,
  NO_ENTRY,
  type ProfileEntry,
  profileRules,
  type ProfileText,
  unsetTexts,
} from "@/components/workspace/profile-fields";
import { CodeInput, FormatHint, LockedField } from "@/components/workspace/profile-inputs";
import { SaveOutcome } from "@/components/workspace/save-outcome";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/client";
import * as providers from "@/lib/api/providers";
import type { ProviderProfile } from "@/lib/schemas/account";
import { SET_ONCE_FIELDS } from "@/lib/schemas/profile";
import type { CompanyType } from "@/lib/shared/company-type";
import { phoneText } from "@/lib/shared/contact";

type Props = {
  profile: ProviderProfile;
  companyTypes: readonly { value: CompanyType; label: string }[];
  languageTag: string;
  signInHref: string;
};

/**
 * The set-once fields of a provider's profile (docs/product/pages.md#the-providers-area,
 * docs/product/accounts.md#set-once): what is set is locked.
 */
export function ProfileForm(props: Props) {
  const t = useTranslator();
  const { companyTypes, languageTag, signInHref } = props;
  const router = useRouter();
  const [profile, setProfile] = useState(props.profile);
  /** What came of the last save, until something is changed. */
  const [saved, setSaved] = useState<string | null>(null);
  const form = useCheckedForm<ProfileEntry>({
    defaultValues: NO_ENTRY,
    rules: useMemo(() => profileRules(profile), [profile]),
    onChange: () => {
      setSaved(null);
      form.clearErrors("root");
    },
  });
  const { control, formState, reset, setError } = form;
  const { errors, isDirty, isSubmitting: busy } = formState;
  const [gstNumber, panNumber] = useWatch({ control, name: ["gstNumber", "panNumber"] });

  const save = form.handleSubmit(async (entry) => {
    setSaved(null);
    const fields = unsetTexts(profile, entry);
    const files = isSet(profile, "documents") ? [] : entry.documents;
    if (Object.keys(fields).length === 0 && files.length === 0) return setSaved(t("profile.unchanged"));
    try {
      const answer = await call(providers.saveMyProfile, { fields, files });
      reset(NO_ENTRY);
      setProfile(answer.providerProfile);
      const labels = answer.updated.map((field) => t(`profile.${field}`)).join(", ");
      setSaved(labels === "" ? t("profile.unchanged") : t("profile.updated", { fields: labels }));
      router.refresh();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        return setError("root", { type: "session", message: t("profile.session") });
      for (const [path, message] of Object.entries(fieldErrorsOf(error, t)))
        setError(path as Path<ProfileEntry>, { type: "server", message });
      setError("root", { type: "server", message: failureWords(error, t, t("profile.failed")) });
    }
  });

  const firstWrong = SET_ONCE_FIELDS.find((field) => errors[field] !== undefined);
  const alert = errors.root?.message ?? (firstWrong && errorOfList(errors[firstWrong]));

  /** A field that can be set once: open while it is unset, a locked value from then on. */
  const once = (
    name: ProfileText,
    input: Parameters<typeof FormField<ProfileEntry, ProfileText>>[0]["children"],
    hint: ReactNode = t("profile.once"),
  ) => {
    const common = { id: `profile-${name}`, label: t(`profile.${name}`) };
    if (!isSet(profile, name))
      return (
        <FormField {...common} control={control} name={name} hint={errors[name] ? null : hint}>
          {input}
        </FormField>
      );
    const value = profile[name] ?? "";
    const label = companyTypes.find((type) => type.value === value)?.label;
    return (
      <LockedField
        {...common}
        value={name === "companyType" ? (label ?? value) : value}
        hint={t("profile.locked")}
      />
    );
  };
  const odd = gstHint(gstNumber, profile.panNumber ?? panNumber);
  return (
    <form
      method="post"
      noValidate
      aria-label={t("profile.title")}
      onSubmit={save}
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <UnsavedWork isUnsaved={isDirty} />
      <fieldset disabled={busy} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <LockedField
          id="profile-companyName"
          label={t("profile.companyName")}
          value={profile.companyName}
          hint={t("profile.fixed")}
        />
        <LockedField
          id="profile-phoneNumber"
          label={t("profile.phoneNumber")}
          value={phoneText(profile.phoneNumber) ?? ""}
          hint={t("profile.fixed")}
        />
        {once(
          "gstNumber",
          (field) => (
            <CodeInput {...field} maxLength={15} />
          ),
          <FormatHint
            isWrong={gstNumber !== "" && !isGstNumber(gstNumber)}
            wrong={t("profile.gstFormat")}
            note={
              odd === "checkDigit"
                ? t("profile.gstCheckDigit")
                : odd === "otherPan"
                  ? t("profile.gstOtherPan")
                  : null
            }
            hint={t("profile.once")}
          />,
        )}
        {once(
          "panNumber",
          (field) => (
            <CodeInput {...field} maxLength={10} />
          ),
          <FormatHint
            isWrong={panNumber !== "" && !isPanNumber(panNumber)}
            wrong={t("profile.panFormat")}
            hint={t("profile.once")}
          />,
        )}
        {once("address", (field) => (
          <Input {...field} maxLength={300} autoComplete="street-address" />
        ))}
        {once("companyType", (field) => (
          <Select {...field}>
            <option value="">{t("profile.chooseType")}</option>
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
              <p className="text-sm font-medium">{t("profile.documents")}</p>
              <p className="flex items-start gap-1.5 text-xs text-ink-3">
                <LockKeyhole aria-hidden className="mt-0.5 size-3.5 shrink-0" />
                {t("profile.documentsLocked")}
              </p>
            </>
          ) : (
            <>
              <Controller
                control={control}
                name="documents"
                render={({ field: { ref, value, onChange } }) => (
                  <DocumentDrop
                    id="profile-documents"
                    label={t("profile.documents")}
                    ref={ref}
                    files={value}
                    onChange={onChange}
                    languageTag={languageTag}
                    errors={{
                      all: errors.documents?.message,
                      byIndex: Object.fromEntries(
                        value.flatMap((_, index) => {
                          const wrong = errors.documents?.[index]?.message;
                          return wrong === undefined ? [] : [[index, wrong]];
                        }),
                      ),
                    }}
                    disabled={busy}
                  />
                )}
              />
              <p className="text-xs text-ink-3">{t("profile.once")}</p>
            </>
          )}
        </div>
      </fieldset>
      <div className="mt-6 grid gap-4 border-t border-line pt-5">
        <SaveOutcome
          alert={alert}
          signIn={errors.root?.type === "session" ? { href: signInHref, label: t("profile.signIn") } : null}
          saved={saved}
        />
        {SET_ONCE_FIELDS.every((field) => isSet(profile, field)) ? (
          <p className="text-sm text-ink-2">{t("profile.allSet")}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton busy={busy} busyLabel={t("profile.saving")} className="max-sm:w-full">
              {t("profile.save")}
            </SubmitButton>
            <p aria-live="polite" className={isDirty ? "text-sm font-medium" : "text-xs text-ink-3"}>
              {isDirty ? t("profile.forGood") : t("profile.onlyUnset")}
            </p>
          </div>
        )}
      </div>
    </form>
  );
}
