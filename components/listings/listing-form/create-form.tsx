"use client";

import type { FormTexts } from "@/components/form/form-texts";
import { fillText } from "@/components/listings/fill-text";
import type { DraftTab } from "@/components/listings/listing-form/draft-store";
import { newAttemptKey } from "@/components/listings/listing-form/draft-tabs";
import { SubmitFailure } from "@/components/workspace/submit-failure";
import { ListingFields, type ListingFormSetting } from "@/components/listings/listing-form/listing-fields";
import { type ListingDraft, newFiles, sentValues } from "@/components/listings/listing-form/listing-values";
import { useListingSubmit } from "@/components/listings/listing-form/use-listing-submit";
import { useSubcategories } from "@/components/listings/listing-form/use-subcategories";
import { SubmitButton } from "@/components/ui/submit-button";
import { call } from "@/lib/api/client";
import * as listings from "@/lib/api/listings";

export type CreateSetting = ListingFormSetting & {
  readonly messages: FormTexts;
  readonly signInHref: string;
};

type Props = CreateSetting & {
  tab: DraftTab;
  hidden: boolean;
  onChange: (change: (draft: ListingDraft) => ListingDraft) => void;
  onAttempt: (key: string) => void;
  onSubmitted: () => void;
};

/** One form of Create Listing, submitted on its own; a repeated attempt makes no second listing. */
export function CreateForm(props: Props) {
  const { tab, hidden, texts, messages, signInHref, onChange, onAttempt, onSubmitted } = props;
  const id = `listing-${tab.number}`;
  const form = useListingSubmit({ id, texts, messages, failed: texts.failed });
  const subcategories = useSubcategories(tab.values.categoryId);

  const send = async () => {
    const key = tab.attempt ?? newAttemptKey();
    if (tab.attempt === null) onAttempt(key);
    const { tags, ...values } = sentValues(tab.values);
    await call(listings.createListing, {
      fields: { ...values, ...(tags.trim() !== "" && { tags: [tags] }) },
      files: newFiles(tab),
      headers: { "Idempotency-Key": key },
    });
    onSubmitted();
  };
  return (
    <form
      noValidate
      hidden={hidden}
      aria-label={fillText(texts.tab, { n: tab.number })}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(tab, subcategories.items.length > 0, send);
      }}
      className="p-4 sm:p-5"
    >
      {form.alert === null ? null : (
        <div className="mb-5">
          <SubmitFailure
            text={form.alert}
            signIn={form.mustSignIn ? { href: signInHref, label: texts.signIn } : null}
          />
        </div>
      )}
      <fieldset disabled={form.busy} className="min-w-0">
        <ListingFields
          {...props}
          id={id}
          draft={tab}
          errors={form.errors}
          subcategories={subcategories}
          onValues={(values) => {
            form.forget(Object.keys(values));
            onChange((draft) => ({ ...draft, values: { ...draft.values, ...values } }));
          }}
          onPictures={(pictures) => {
            form.forget(["images", ...tab.pictures.map(({ key }) => `picture:${key}`)]);
            onChange((draft) => ({ ...draft, pictures }));
          }}
        />
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <SubmitButton busy={form.busy} busyLabel={texts.submitting} className="max-sm:w-full">
          {texts.submit}
        </SubmitButton>
        <p className="text-xs text-ink-3">{fillText(texts.onlyThis, { n: tab.number })}</p>
      </div>
    </form>
  );
}
