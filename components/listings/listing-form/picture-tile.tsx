"use client";

import { Crop, type LucideIcon, RotateCw, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { failureWords } from "@/components/form/failure-words";
import type { NewPicture, PictureSlot } from "@/components/listings/listing-form/listing-values";
import type { UploadState } from "@/components/listings/listing-form/picture-uploads";
import { useTranslator } from "@/components/messages/use-translator";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";

type Props = {
  slot: PictureSlot;
  n: number;
  /** Of its upload; undefined: it is stored. */
  state: UploadState | undefined;
  error: string | undefined;
  onRetry: (picture: NewPicture) => void;
  /** @param src where the picture is */
  onCrop: (src: string) => void;
  onRemove: () => void;
};

/** One picture of the form: what it shows, how far its upload is, and what can be done about it. */
export function PictureTile({ slot, n, state, error, onRetry, onCrop, onRemove }: Props) {
  const t = useTranslator();
  const image = useRef<HTMLImageElement>(null);
  const file = slot.kind === "new" ? slot.file : null;
  useEffect(() => {
    if (file === null || image.current === null) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const name = slot.kind === "new" ? slot.file.name : t("listingForm.storedImage");
  const lost = state?.phase === "lost" ? failureWords(state.error, t, t("listingForm.uploadLost")) : null;
  const wrong = error ?? lost;
  return (
    <li
      className="grid w-[calc((100%-0.75rem)/2)] max-w-36 sm:w-[calc((100%-1.5rem)/3)] content-start gap-1"
      aria-busy={state?.phase === "sending"}
    >
      <div className="relative aspect-[4/3]">
        <img
          ref={image}
          src={slot.kind === "kept" ? slot.url : undefined}
          alt={t("listingForm.picture", { n })}
          className={cn(
            "size-full rounded-md border object-cover",
            wrong ? "border-bad ring-1 ring-bad" : "border-line",
          )}
        />
        {state?.phase === "sending" ? (
          <div
            role="progressbar"
            aria-valuenow={Math.round(state.share * 100)}
            aria-label={t("listingForm.uploading", { n, name })}
            className="absolute inset-x-1.5 bottom-1.5 h-2 overflow-hidden rounded-full bg-surface"
          >
            <div className="h-full rounded-full bg-action" style={{ width: `${state.share * 100}%` }} />
          </div>
        ) : null}
        <Corner
          icon={Crop}
          label={t("listingForm.cropImage", { n, name })}
          className="left-0"
          onPress={() => image.current && onCrop(image.current.src)}
        />
        <Corner
          icon={X}
          label={t("listingForm.removeImage", { n, name })}
          className="right-0"
          onPress={onRemove}
        />
      </div>
      {wrong ? (
        <FieldError>
          <span className="break-words">{slot.kind === "new" ? `${name}: ${wrong}` : wrong}</span>
        </FieldError>
      ) : null}
      {lost !== null && slot.kind === "new" ? (
        <button
          type="button"
          onClick={() => onRetry(slot)}
          aria-label={t("listingForm.retryUpload", { n, name })}
          className="flex min-h-touch cursor-pointer items-center justify-center gap-1 rounded-md border border-line-strong px-1 text-xs font-medium hover:border-action hover:text-action"
        >
          <RotateCw aria-hidden className="size-4 shrink-0" />
          {t("listingForm.retry")}
        </button>
      ) : null}
    </li>
  );
}

type CornerProps = { icon: LucideIcon; label: string; className: string; onPress: () => void };

const Corner = ({ icon: Icon, label, className, onPress }: CornerProps) => (
  <button
    type="button"
    onClick={onPress}
    aria-label={label}
    className={cn("absolute top-0 grid size-11 cursor-pointer place-content-center rounded-md", className)}
  >
    <span className="grid size-7 place-content-center rounded-full bg-ink text-bg">
      <Icon aria-hidden className="size-4" />
    </span>
  </button>
);
