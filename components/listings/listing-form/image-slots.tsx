"use client";

import { ImagePlus, X } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { chooseFiles, type DroppedFile, type DropReason } from "@/components/account/choose-files";
import { fillText } from "@/components/listings/fill-text";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import type { PictureSlot } from "@/components/listings/listing-form/listing-values";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { FILE_KINDS, IMAGE_KINDS, MAX_LISTING_IMAGES } from "@/lib/shared/upload";

const ACCEPT = IMAGE_KINDS.map((kind) => FILE_KINDS[kind].mimeType).join(",");

type Props = {
  id: string;
  /** Takes the focus when something is wrong with the pictures. */
  ref: Ref<HTMLDivElement>;
  pictures: readonly PictureSlot[];
  /** What is wrong with them as a whole, and with one. */
  error: string | undefined;
  errorOf: (index: number) => string | undefined;
  texts: ListingFormTexts;
  onChange: (pictures: readonly PictureSlot[]) => void;
};

const slotClass = "relative aspect-[4/3] w-[calc((100%-1.5rem)/3)] max-w-36 rounded-md";

/** The pictures of a listing: up to 3, with previews; files may be chosen or dropped (spec.md sections 5 and 9). */
export function ImageSlots({ id, ref, pictures, error, errorOf, texts, onChange }: Props) {
  /** What was not taken the last time, and how many slots were free then. */
  const [refusal, setRefusal] = useState<{ refused: readonly DroppedFile[]; free: number } | null>(null);
  const [over, setOver] = useState(false);
  const free = Math.max(0, MAX_LISTING_IMAGES - pictures.length);

  const add = (files: FileList) => {
    const present = pictures.flatMap((slot) => (slot.kind === "new" ? [slot.file] : []));
    const chosen = chooseFiles({
      present,
      added: [...files],
      kinds: IMAGE_KINDS,
      max: present.length + free,
    });
    setRefusal({ refused: chosen.dropped, free });
    const added = chosen.kept.slice(present.length);
    if (added.length > 0)
      onChange([...pictures, ...added.map((file) => ({ key: keyOf(file), kind: "new" as const, file }))]);
  };
  const remove = (key: string) => {
    setRefusal(null);
    onChange(pictures.filter((slot) => slot.key !== key));
    document.getElementById(`${id}-images`)?.focus();
  };

  const messages = [error, ...(refusal ? refusalTexts(refusal.refused, refusal.free, texts) : [])].filter(
    (text) => text !== undefined,
  );
  return (
    <div
      ref={ref}
      id={`${id}-images`}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-images-label`}
      aria-describedby={`${id}-images-hint`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer.files);
      }}
      className={cn(
        "grid min-w-0 content-start gap-1.5 rounded-md outline-none",
        over && "bg-action-soft ring-2 ring-action ring-offset-4 ring-offset-surface",
      )}
    >
      <span id={`${id}-images-label`} className="text-sm font-medium">
        {texts.images} <span className="font-normal text-ink-3">{texts.imagesOptional}</span>
      </span>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((slot, index) => (
          <Slot
            key={slot.key}
            slot={slot}
            n={index + 1}
            error={errorOf(index)}
            texts={texts}
            onRemove={() => remove(slot.key)}
          />
        ))}
        {free > 0 ? (
          <li className={slotClass}>
            <label
              className={cn(
                "flex size-full cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed border-line-strong bg-sunken p-1 text-center text-xs text-ink-2",
                "transition-colors hover:border-action hover:text-action has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
              )}
            >
              <ImagePlus aria-hidden className="size-5" />
              {texts.addImage}
              <input
                type="file"
                accept={ACCEPT}
                multiple
                aria-describedby={`${id}-images-hint`}
                className="sr-only"
                onChange={(event) => {
                  if (event.target.files) add(event.target.files);
                  event.target.value = "";
                }}
              />
            </label>
          </li>
        ) : null}
      </ul>
      {messages.length > 0 ? (
        <div className="grid gap-1">
          {messages.map((message) => (
            <FieldError key={message}>{message}</FieldError>
          ))}
        </div>
      ) : null}
      <p id={`${id}-images-hint`} className="text-xs text-ink-3">
        {texts.imagesHint}
        {free > 0 ? <span className="max-lg:hidden">, {texts.imagesDrop}</span> : null}
      </p>
    </div>
  );
}

let made = 0;
/** Two files may have one name; a draft that came back keeps its keys. */
const keyOf = (file: File): string => `${Date.now().toString(36)}-${(made += 1)}-${file.size}`;

/**
 * Why files were not taken: the sentence about the slots, then each file by its name.
 * @param free how many slots there were
 */
export function refusalTexts(
  refused: readonly DroppedFile[],
  free: number,
  texts: ListingFormTexts,
): string[] {
  const own: Readonly<Record<DropReason, string>> = {
    kind: texts.imageRefusedKind,
    size: texts.imageRefusedSize,
    count: texts.imageRefusedSlots,
  };
  const isOver = refused.some(({ reason }) => reason === "count");
  return [
    ...(isOver ? [free === 0 ? texts.imagesFull : fillText(texts.imagesMore, { n: free })] : []),
    ...refused.map(({ name, reason }) => fillText(own[reason], { name })),
  ];
}

type SlotProps = {
  slot: PictureSlot;
  n: number;
  error: string | undefined;
  texts: ListingFormTexts;
  onRemove: () => void;
};

function Slot({ slot, n, error, texts, onRemove }: SlotProps) {
  const image = useRef<HTMLImageElement>(null);
  const file = slot.kind === "new" ? slot.file : null;
  useEffect(() => {
    if (file === null || image.current === null) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const name = slot.kind === "new" ? slot.file.name : texts.storedImage;
  return (
    <li className={cn(slotClass, error && "mb-10")}>
      <img
        ref={image}
        src={slot.kind === "kept" ? slot.url : undefined}
        alt={fillText(texts.picture, { n })}
        className={cn(
          "size-full rounded-md border object-cover",
          error ? "border-bad ring-1 ring-bad" : "border-line",
        )}
      />
      <button
        type="button"
        onClick={onRemove}
        aria-label={fillText(texts.removeImage, { n, name })}
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-content-center rounded-md"
      >
        <span className="grid size-7 place-content-center rounded-full bg-ink text-bg">
          <X aria-hidden className="size-4" />
        </span>
      </button>
      {error ? (
        <div className="absolute top-full mt-1 w-full">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </li>
  );
}
