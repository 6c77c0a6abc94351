"use client";

import { Info } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { CreateSetting } from "@/components/listings/listing-form/create-form";
import { enterSendsNothing } from "@/components/listings/listing-form/enter-key";
import { ListingFormFailure } from "@/components/listings/listing-form/listing-form-failure";
import { standsNow } from "@/components/form/failure-words";
import { UnsavedWork } from "@/components/form/unsaved-work";
import { ListingFields } from "@/components/listings/listing-form/listing-fields";
import {
  draftOf,
  isDirty,
  type ListingDraft,
  needsApproval,
  pictureIds,
  picturesDiffer,
  sentTexts,
} from "@/components/listings/listing-form/listing-values";
import { useListingForm } from "@/components/listings/listing-form/use-listing-form";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { Alert } from "@/components/ui/alert";
import { PageLink } from "@/components/ui/page-link";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/client";
import * as listings from "@/lib/api/listings";
import type { Translator } from "@/lib/content/messages";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { ListingStatus } from "@/lib/shared/listing-status";
import { MAX_LISTING_IMAGES } from "@/lib/shared/upload";

type Props = CreateSetting & {
  listing: ManagedListing;
  /** My Listings at the tab of a status. */
  hrefs: Readonly<Record<ListingStatus, string>>;
};

/** What is sent of an edited listing: the fields that differ, and the pictures when they do. */
export function changesOf(draft: ListingDraft, from: ListingDraft) {
  const now = sentTexts(draft);
  const was = sentTexts(from);
  const keys = (Object.keys(now) as (keyof typeof now)[]).filter(
    (key) => now[key].trim() !== was[key].trim(),
  );
  // A list is sent as it is, so that a blank takes the radius or the tags away instead of being left out.
  const fields = Object.fromEntries(keys.map((key) => [key, [now[key]]]));
  return {
    // A category brings its subcategory, also one of the same id.
    fields: {
      ...fields,
      ...(keys.includes("categoryId") && { subcategoryId: now.subcategoryId }),
      // Half a point is none.
      ...((keys.includes("locationLat") || keys.includes("locationLng")) && {
        locationLat: now.locationLat,
        locationLng: now.locationLng,
      }),
      ...(picturesDiffer(draft, from) && { keepImages: [pictureIds(draft).join(",")] }),
    },
  };
}

/** What saving will do to the listing's place in search (docs/product/listings.md#life). */
function effectOf(status: ListingStatus, draft: ListingDraft, from: ListingDraft, t: Translator): string {
  if (status === "rejected") return t("listingForm.savesRejected");
  if (!isDirty(draft, from)) return t("listingForm.unchanged");
  if (status === "pending_approval") return t("listingForm.savesPending");
  return needsApproval(draft, from) ? t("listingForm.savesToApproval") : t("listingForm.savesAtOnce");
}

/** The form of a listing that exists: it says what saving will do before it is saved. */
export function EditListing({ listing, hrefs, ...setting }: Props) {
  const t = useTranslator();
  const { signInHref } = setting;
  const router = useRouter();
  const [from] = useState(() => draftOf(listing));
  const { status, id, name, categoryId, subcategory } = listing;
  const form = useListingForm({
    from,
    own: subcategory && { ...subcategory, categoryId },
    failed: t("listingForm.saveFailed"),
  });
  const draft = useWatch({ control: form.control, compute: (all: ListingDraft) => all });
  const isResubmit = status === "rejected";
  const isUnchanged = !isDirty(draft, from);
  const [isSaved, setSaved] = useState(false);

  /** The version that is written over: the one that was opened, or the one that its writer was told of since. */
  const [seen, setSeen] = useState(listing.updatedAt);
  const send = async (changed: ListingDraft) => {
    const { listing: saved } = await call(listings.updateListing, {
      params: { id },
      fields: { ...changesOf(changed, from).fields, updatedAt: seen },
    }).catch((error: unknown) => {
      setSeen(standsNow(error, "updatedAt") ?? seen);
      throw error;
    });
    setSaved(true);
    toast.ok(
      t(saved.status === "approved" ? "listingForm.savedApproved" : "listingForm.savedPending", {
        name: saved.name,
      }),
    );
    // It is read anew by going there. To refresh it besides makes the browser load it whole, and what was just said is gone.
    router.push(hrefs[saved.status]);
  };
  return (
    <form
      method="post"
      noValidate
      aria-label={name}
      onSubmit={isUnchanged && !isResubmit ? (event) => event.preventDefault() : form.submit(send)}
      onKeyDown={enterSendsNothing}
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <UnsavedWork isUnsaved={!isUnchanged && !isSaved} />
      {form.hasWrongFields ? <Alert className="mb-5">{t("listingForm.check")}</Alert> : null}
      {status === "approved" ? (
        <p className="mb-5 flex items-start gap-2 rounded-md bg-sunken px-4 py-3 text-sm text-ink-2">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t("listingForm.rulesApproved")}
        </p>
      ) : null}
      <fieldset disabled={form.busy} className="min-w-0">
        <ListingFields {...setting} id="listing" form={form} maxPictures={MAX_LISTING_IMAGES} />
      </fieldset>
      <ListingFormFailure failure={form.failure} signInHref={signInHref} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
        <SubmitButton
          busy={form.busy}
          busyLabel={isResubmit ? t("listingForm.resubmitting") : t("listingForm.saving")}
          disabled={isUnchanged && !isResubmit}
          className="max-sm:w-full"
        >
          {isResubmit ? t("listingForm.resubmit") : t("listingForm.save")}
        </SubmitButton>
        <PageLink href={hrefs[status]} className={buttonClass({ variant: "quiet" })}>
          {t("listingForm.back")}
        </PageLink>
        <p aria-live="polite" className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
          {effectOf(status, draft, from, t)}
        </p>
      </div>
    </form>
  );
}
