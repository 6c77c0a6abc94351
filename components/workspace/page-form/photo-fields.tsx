"use client";

import { ImagePlus, X } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { chooseFiles, type DroppedFile } from "@/components/form/choose-files";
import { useTranslator } from "@/components/messages/use-translator";
import type { PhotoEntry } from "@/components/workspace/page-form/page-values";
import { FieldError } from "@/components/ui/field";
import { MAX_PAGE_PHOTOS } from "@/lib/shared/company-page";
import { mediaAtWidth } from "@/lib/shared/media";
import { FILE_KINDS, IMAGE_KINDS } from "@/lib/shared/upload";

type Props = {
  /** Takes the focus when something is wrong with the photos. */
  ref: Ref<HTMLDivElement>;
  value: readonly PhotoEntry[];
  onChange: (value: readonly PhotoEntry[]) => void;
  error: string | undefined;
};

const ACCEPT = IMAGE_KINDS.map((kind) => FILE_KINDS[kind].mimeType).join(",");
const slotClass = "relative aspect-[4/3] w-[calc((100%-1.5rem)/3)] max-w-36";

const WHY = {
  kind: "pageForm.refusedKind",
  size: "pageForm.refusedSize",
  count: "pageForm.refusedCount",
} as const;

let made = 0;

/** The photos of a company's page: those that are stored and those that were just chosen. */
export function PhotoFields({ ref, value, onChange, error }: Props) {
  const t = useTranslator();
  const [refused, setRefused] = useState<readonly DroppedFile[]>([]);
  const add = (files: FileList) => {
    const present = value.flatMap((photo) => (photo.kind === "new" ? [photo.file] : []));
    const max = MAX_PAGE_PHOTOS - value.length + present.length;
    const { kept, dropped } = chooseFiles({ present, added: [...files], kinds: IMAGE_KINDS, max });
    setRefused(dropped);
    const added = kept.slice(present.length);
    onChange([...value, ...added.map((file) => ({ kind: "new" as const, key: `new-${(made += 1)}`, file }))]);
  };
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="page-photos-label"
      aria-describedby="page-photos-hint"
      className="grid gap-1.5 rounded-md outline-none"
    >
      <span id="page-photos-label" className="text-sm font-medium">
        {t("pageForm.photos")}
      </span>
      <ul className="flex flex-wrap gap-3">
        {value.map((photo, index) => (
          <Slot
            key={photo.key}
            photo={photo}
            alt={t("pageForm.photoAlt", { n: index + 1 })}
            removeLabel={t("pageForm.removePhoto", { n: index + 1 })}
            onRemove={() => {
              setRefused([]);
              onChange(value.filter(({ key }) => key !== photo.key));
            }}
          />
        ))}
        {value.length < MAX_PAGE_PHOTOS ? (
          <li className={slotClass}>
            <label className="flex size-full cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed border-line-strong bg-sunken p-1 text-center text-xs text-ink-2 transition-colors hover:border-action hover:text-action has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus">
              <ImagePlus aria-hidden className="size-5" />
              {t("pageForm.addPhotos")}
              <input
                type="file"
                accept={ACCEPT}
                multiple
                className="sr-only"
                onChange={({ target }) => {
                  if (target.files) add(target.files);
                  target.value = "";
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {refused.map(({ name, reason }) => (
        <FieldError key={`${name}-${reason}`}>{t(WHY[reason], { name })}</FieldError>
      ))}
      <p id="page-photos-hint" className="text-xs text-ink-3">
        {t("pageForm.photosHint")}
      </p>
    </div>
  );
}

type SlotProps = { photo: PhotoEntry; alt: string; removeLabel: string; onRemove: () => void };

function Slot({ photo, alt, removeLabel, onRemove }: SlotProps) {
  const image = useRef<HTMLImageElement>(null);
  const file = photo.kind === "new" ? photo.file : null;
  useEffect(() => {
    if (file === null || image.current === null) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <li className={slotClass}>
      <img
        ref={image}
        src={photo.kind === "kept" ? mediaAtWidth(photo.url, 320) : undefined}
        alt={alt}
        className="size-full rounded-md border border-line object-cover"
      />
      <button
        type="button"
        onClick={onRemove}
        aria-label={removeLabel}
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-content-center rounded-md"
      >
        <span className="grid size-7 place-content-center rounded-full bg-ink text-bg">
          <X aria-hidden className="size-4" />
        </span>
      </button>
    </li>
  );
}
