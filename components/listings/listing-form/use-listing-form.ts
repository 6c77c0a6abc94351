"use client";

import { useState } from "react";
import { type Path, useWatch } from "react-hook-form";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { listingFailure } from "@/components/listings/listing-form/listing-failure";
import {
  LISTING_RULES,
  LISTING_RULES_IN_SUBCATEGORY,
} from "@/components/listings/listing-form/listing-rules";
import { type ListingDraft, unsentPictures } from "@/components/listings/listing-form/listing-values";
import { usePictureUploads } from "@/components/listings/listing-form/use-picture-uploads";
import { useSubcategories } from "@/components/listings/listing-form/use-subcategories";
import { useTranslator } from "@/components/messages/use-translator";
import type { Subcategory } from "@/lib/schemas/category";

type Setting = {
  from: ListingDraft;
  /** The subcategory a stored listing has. */
  own?: Subcategory | null;
  /** When the server says nothing better. */
  failed: string;
  onChange?: (draft: ListingDraft) => void;
};

/**
 * One form of a listing and its way to the server: checked here first, then sent; what is wrong stands at its field, the
 * rest beside the button (docs/product/texts-and-limits.md#what-is-checked, docs/product/texts-and-limits.md#sentences).
 */
export function useListingForm({ from, own = null, failed, onChange }: Setting) {
  const t = useTranslator();
  const [inSubcategory, setInSubcategory] = useState(false);
  const form = useCheckedForm<ListingDraft>({
    defaultValues: from,
    rules: inSubcategory ? LISTING_RULES_IN_SUBCATEGORY : LISTING_RULES,
    onChange: (draft) => onChange?.(draft),
  });
  const categoryId = useWatch({ control: form.control, name: "categoryId" });
  const subcategories = useSubcategories(categoryId, own);
  const hasSubcategories = subcategories.items.length > 0;
  if (hasSubcategories !== inSubcategory) setInSubcategory(hasSubcategories);

  const { root, ...wrong } = form.formState.errors;
  const { uploads, renew } = usePictureUploads(form);
  /** What is under way is waited for; what the server has no more is uploaded anew, once. */
  const sendWhole = async (
    send: (draft: ListingDraft) => Promise<void>,
    mayRenew: boolean,
  ): Promise<void> => {
    await uploads.settled();
    const draft = form.getValues();
    const unsent = unsentPictures(draft);
    if (unsent.length > 0) {
      const message = t("listingForm.picturesLost", { numbers: unsent.join(", ") });
      return form.setError("images", { type: "upload", message });
    }
    try {
      await send(draft);
    } catch (error) {
      if (mayRenew && renew(error)) return sendWhole(send, false);
      throw error;
    }
  };
  const submit = (send: (draft: ListingDraft) => Promise<void>) =>
    form.handleSubmit(async () => {
      try {
        await sendWhole(send, true);
      } catch (error) {
        const draft = form.getValues();
        const { fields, whole, mustSignIn } = listingFailure(error, draft, t, failed);
        for (const [path, message] of fields)
          form.setError(path as Path<ListingDraft>, { type: "server", message });
        if (whole !== null)
          form.setError("root", { type: mustSignIn ? "session" : "server", message: whole });
      }
    });
  return {
    ...form,
    subcategories,
    uploads,
    submit,
    busy: form.formState.isSubmitting,
    hasWrongFields: Object.keys(wrong).length > 0,
    /** Why it was not taken as a whole; null when it was, or was not sent. */
    failure: root?.message === undefined ? null : { text: root.message, mustSignIn: root.type === "session" },
  };
}
export type ListingFormState = ReturnType<typeof useListingForm>;
