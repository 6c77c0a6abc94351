"use client";

import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { newAttemptKey } from "@/lib/client/attempt-key";
import type { ListingDraft } from "@/components/listings/listing-form/listing-values";
import { PictureUploads } from "@/components/listings/listing-form/picture-uploads";
import { fittingPicture } from "@/components/listings/listing-form/smaller-picture";
import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/client";
import { fetchWithProgress } from "@/lib/client/fetch-with-progress";
import type { uploadPicture } from "@/lib/api/providers";

const UPLOAD = {
  method: "POST",
  path: "/providers/me/pictures",
  form: { files: { field: "picture" } },
} as const;

/** The pictures of a form go up as they come; what was stored of one is kept in its slot. */
export function usePictureUploads({ control, getValues, setValue }: UseFormReturn<ListingDraft>) {
  const [uploads] = useState(
    () =>
      new PictureUploads(
        async ({ key, file }, { onProgress, signal }) => {
          const { picture } = await call<typeof uploadPicture>(UPLOAD, {
            files: [await fittingPicture(file)],
            headers: { "Idempotency-Key": key },
            signal,
            fetch: fetchWithProgress(onProgress),
          });
          return { id: picture.id, url: picture.url };
        },
        (key, stored) =>
          setValue(
            "images",
            getValues("images").map((slot) =>
              slot.key === key && slot.kind === "new" ? { ...slot, stored } : slot,
            ),
          ),
      ),
  );
  const images = useWatch({ control, name: "images" });
  useEffect(() => uploads.sync(images), [uploads, images]);
  useEffect(() => () => uploads.sync([]), [uploads]);
  useEffect(() => {
    // Who walks back to where the net is need not press anything.
    const again = () => uploads.retryLost(getValues("images"));
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [uploads, getValues]);

  /**
   * Uploads once more what the server no longer had: of a draft that lay for days.
   * @returns whether that was all that was wrong
   */
  const renew = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.status !== 400 || error.errors.length === 0) return false;
    const slots = getValues("images");
    const gone = error.errors.map(({ path }) => slots[placeOfPicture(path) ?? -1]);
    if (!gone.every((slot) => slot?.kind === "new")) return false;
    const keys = new Set(gone.map((slot) => slot?.key));
    const renewed = slots.map((slot) =>
      slot.kind === "new" && keys.has(slot.key) ? { ...slot, key: newAttemptKey(), stored: null } : slot,
    );
    setValue("images", renewed);
    uploads.sync(renewed);
    return true;
  };
  return { uploads, renew };
}

/** Where among the form's pictures the API's path stands. */
function placeOfPicture(path: string): number | null {
  const found = /^(?:pictures|keepImages)\.(\d+)$/.exec(path);
  return found && Number(found[1]);
}
