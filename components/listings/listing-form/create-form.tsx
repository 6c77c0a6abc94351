"use client";

import { useState } from "react";
import type { DraftTab } from "@/components/listings/listing-form/draft-store";
import { newAttemptKey } from "@/lib/client/attempt-key";
import { enterSendsNothing } from "@/components/listings/listing-form/enter-key";
import { ListingFields, type ListingFormSetting } from "@/components/listings/listing-form/listing-fields";
import { type ListingDraft, pictureIds, sentTexts } from "@/components/listings/listing-form/listing-values";
import { useListingForm } from "@/components/listings/listing-form/use-listing-form";
import { useTranslator } from "@/components/messages/use-translator";
import { Alert } from "@/components/ui/alert";
import { SubmitButton } from "@/components/ui/submit-button";
import { ListingFormFailure } from "@/components/listings/listing-form/listing-form-failure";
import { call } from "@/lib/client/client";
import * as listings from "@/lib/api/listings";
import { MAX_NEW_LISTING_IMAGES } from "@/lib/shared/upload";

export type CreateSetting = ListingFormSetting & { readonly signInHref: string };
/** What is known before anything is typed: the company's phone, and where its latest listing is. */
export type KnownFields = Pick<ListingDraft, "phoneNumber" | "address" | "locationLat" | "locationLng">;

type Props = CreateSetting & {
  /** Its draft is what the form begins with. */
  tab: DraftTab;
  /** What it goes back to when it was sent. */
  blank: ListingDraft;
  hidden: boolean;
  /** This device keeps no draft of it. */
  lost: boolean;
  onChange: (draft: ListingDraft) => void;
  onAttempt: (key: string) => void;
  onSubmitted: () => void;
};

/** One form of Create Listing, submitted on its own; a repeated attempt makes no second listing. */
export function CreateForm(props: Props) {
  const t = useTranslator();
  const { tab, blank, hidden, lost, signInHref, onChange, onAttempt, onSubmitted } = props;
  const id = `listing-${tab.number}`;
  /** How many listings it has sent: what the fields keep besides their values goes with each. */
  const [sent, setSent] = useState(0);
  const form = useListingForm({
    from: tab.draft,
    failed: t("listingForm.failed"),
    onChange,
  });

  const send = async (draft: ListingDraft) => {
    const key = tab.attempt ?? newAttemptKey();
    if (tab.attempt === null) onAttempt(key);
    const { tags, ...fields } = sentTexts(draft);
    const pictures = pictureIds(draft);
    await call(listings.createListing, {
      fields: {
        ...fields,
        ...(tags.trim() !== "" && { tags: [tags] }),
        ...(pictures.length > 0 && { pictures: [pictures.join(",")] }),
      },
      headers: { "Idempotency-Key": key },
    });
    form.reset(blank);
    setSent((count) => count + 1);
    onSubmitted();
  };
  return (
    <form
      method="post"
      noValidate
      hidden={hidden}
      aria-label={t("listingForm.tab", { n: tab.number })}
      onSubmit={form.submit(send)}
      onKeyDown={enterSendsNothing}
      className="p-4 sm:p-5"
    >
      {form.hasWrongFields ? <Alert className="mb-5">{t("listingForm.check")}</Alert> : null}
      <fieldset disabled={form.busy} className="min-w-0">
        <ListingFields {...props} key={sent} id={id} form={form} maxPictures={MAX_NEW_LISTING_IMAGES} />
      </fieldset>
      <ListingFormFailure failure={form.failure} signInHref={signInHref} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <SubmitButton busy={form.busy} busyLabel={t("listingForm.submitting")} className="max-sm:w-full">
          {t("listingForm.submit")}
        </SubmitButton>
        <p role="status" className={lost ? "text-sm font-medium" : "text-xs text-ink-3"}>
          {t(lost ? "listingForm.onlyThisUnkept" : "listingForm.onlyThis", { n: tab.number })}
        </p>
      </div>
    </form>
  );
}
