"use client";

import { Camera, ImagePlus, type LucideIcon } from "lucide-react";
import {
  type ComponentProps,
  type ComponentType,
  type Ref,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { chooseFiles, type DropReason, feignedPictures } from "@/components/form/choose-files";
import type { CropDialog } from "@/components/listings/listing-form/crop-dialog";
import { newAttemptKey } from "@/lib/client/attempt-key";
import type { NewPicture, PictureSlot } from "@/components/listings/listing-form/listing-values";
import { PictureTile } from "@/components/listings/listing-form/picture-tile";
import type { PictureUploads } from "@/components/listings/listing-form/picture-uploads";
import { useTranslator } from "@/components/messages/use-translator";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { useMedia } from "@/components/ui/use-media";
import type { Translator } from "@/lib/content/messages";
import { FILE_KINDS, IMAGE_KINDS, MAX_NEW_LISTING_IMAGES } from "@/lib/shared/upload";

/** Larger ones no browser draws on a phone, bytes. Over 5 MiB they are made smaller before they are sent. */
const MAX_CHOSEN_BYTES = 62_914_560;
const ACCEPT = IMAGE_KINDS.map((kind) => FILE_KINDS[kind].mimeType).join(",");

/** A file that took no slot; `content`: it is not what it is called. */
type Refused = { readonly name: string; readonly reason: DropReason | "content" };

type Props = {
  id: string;
  /** Takes the focus when something is wrong with the pictures. */
  ref: Ref<HTMLDivElement>;
  pictures: readonly PictureSlot[];
  /** What is wrong with them as a whole, and with one. */
  error: string | undefined;
  errorOf: (index: number) => string | undefined;
  /** How many it may be. */
  max: number;
  uploads: PictureUploads;
  /** The sentences of the API in the page's language. */
  onChange: (pictures: readonly PictureSlot[]) => void;
};

/** What is cut, and what cuts it: most listings are made without, so it is loaded for the press. */
type Cropping = {
  key: string;
  n: number;
  src: string;
  View: ComponentType<ComponentProps<typeof CropDialog>>;
};

/**
 * The pictures of a listing, with previews; files may be chosen, dropped, or taken with the phone's camera
 * (docs/product/texts-and-limits.md#what-is-checked, docs/product/texts-and-limits.md#numbers). Each goes up as soon as
 * it is there.
 */
export function ImageSlots(props: Props) {
  const t = useTranslator();
  const { id, ref, pictures, error, errorOf, max, uploads, onChange } = props;
  const states = useSyncExternalStore(uploads.subscribe, uploads.states, uploads.states);
  const hasCamera = useMedia("(pointer: coarse)", false);
  /** What was not taken the last time, and how many slots were free then. */
  const [refusal, setRefusal] = useState<{ refused: readonly Refused[]; free: number } | null>(null);
  const [over, setOver] = useState(false);
  const [cropping, setCropping] = useState<Cropping | "failed" | null>(null);
  const free = Math.max(0, max - pictures.length);

  const isFew = max === MAX_NEW_LISTING_IMAGES;

  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);

  /** What fits of these files gets a slot, in place of those among them that turned out to be no pictures. */
  const take = (files: readonly File[], before: readonly PictureSlot[], feigned: readonly File[]) => {
    const staying = before.filter((slot) => slot.kind !== "new" || !feigned.includes(slot.file));
    const present = staying.flatMap((slot) => (slot.kind === "new" ? [slot.file] : []));
    const freeNow = Math.max(0, max - staying.length);
    const chosen = chooseFiles({
      present,
      added: files.filter((file) => !feigned.includes(file)),
      kinds: IMAGE_KINDS,
      max: present.length + freeNow,
      maxBytes: MAX_CHOSEN_BYTES,
    });
    const noPictures = feigned.map(({ name }) => ({ name, reason: "content" as const }));
    setRefusal({ refused: [...chosen.dropped, ...noPictures], free: freeNow });
    const added = chosen.kept.slice(present.length);
    if (staying.length < before.length || added.length > 0)
      onChange([...staying, ...added.map((file) => newPicture(file))]);
  };
  const add = (list: FileList) => {
    setCropping(null);
    const files = [...list];
    take(files, pictures, []);
    void feignedPictures(files).then((feigned) => {
      if (feigned.length > 0) take(files, latest.current, feigned);
    });
  };
  const crop = (picture: Omit<Cropping, "View">) => {
    setCropping(null);
    import("@/components/listings/listing-form/crop-dialog").then(
      ({ CropDialog: View }) => {
        // Not of one that was removed meanwhile.
        if (latest.current.some(({ key }) => key === picture.key)) setCropping({ ...picture, View });
      },
      () => setCropping("failed"),
    );
  };
  /** The cut picture stands where the whole one stood, and goes up as another one. */
  const replace = (key: string, file: File) => {
    onChange(pictures.map((slot) => (slot.key === key ? newPicture(file) : slot)));
    setCropping(null);
    // The button that opened the dialog went with its picture.
    setTimeout(() => document.getElementById(`${id}-images`)?.focus());
  };
  const remove = (key: string) => {
    setRefusal(null);
    setCropping(null);
    onChange(pictures.filter((slot) => slot.key !== key));
    document.getElementById(`${id}-images`)?.focus();
  };

  const wrong = [
    error,
    cropping === "failed" ? t("form.wentWrong") : undefined,
    ...(refusal ? refusalTexts(refusal.refused, refusal.free, isFew, t) : []),
  ].filter((text) => text !== undefined);
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
        {t("listingForm.images")}{" "}
        <span className="font-normal text-ink-3">
          {isFew ? t("listingForm.imagesOptional") : t("listingForm.imagesOptionalOnEdit")}
        </span>
      </span>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((slot, index) => (
          <PictureTile
            key={slot.key}
            slot={slot}
            n={index + 1}
            state={states.get(slot.key)}
            error={errorOf(index)}
            onRetry={(picture) => uploads.retry(picture)}
            onCrop={(src) => crop({ key: slot.key, n: index + 1, src })}
            onRemove={() => remove(slot.key)}
          />
        ))}
        {free > 0 ? (
          <Choose
            icon={ImagePlus}
            label={t("listingForm.addImage")}
            hintId={`${id}-images-hint`}
            onFiles={add}
          />
        ) : null}
        {free > 0 && hasCamera ? (
          <Choose
            icon={Camera}
            label={t("listingForm.takePhoto")}
            hintId={`${id}-images-hint`}
            onFiles={add}
            camera
          />
        ) : null}
      </ul>
      {wrong.length > 0 ? (
        <div className="grid gap-1">
          {wrong.map((message) => (
            <FieldError key={message}>{message}</FieldError>
          ))}
        </div>
      ) : null}
      <p id={`${id}-images-hint`} className="text-xs text-ink-3">
        {t("listingForm.imagesHint")}
        {free > 0 ? <span className="max-lg:hidden">, {t("listingForm.imagesDrop")}</span> : null}
        {isFew ? <span className="block">{t("listingForm.imagesLater")}</span> : null}
      </p>
      {cropping !== null && cropping !== "failed" ? (
        <cropping.View
          src={cropping.src}
          name={`picture-${cropping.n}`}
          title={t("listingForm.cropTitle", { n: cropping.n })}
          onClose={() => setCropping(null)}
          onCropped={(file) => replace(cropping.key, file)}
        />
      ) : null}
    </div>
  );
}

const newPicture = (file: File): NewPicture => ({ key: newAttemptKey(), kind: "new", file, stored: null });

type ChooseProps = {
  icon: LucideIcon;
  label: string;
  hintId: string;
  /** Opens the phone's camera instead of its files. */
  camera?: boolean;
  onFiles: (files: FileList) => void;
};

/** The free slot: a press opens the files, or the camera. */
function Choose({ icon: Icon, label, hintId, camera = false, onFiles }: ChooseProps) {
  return (
    <li className="aspect-[4/3] self-start w-[calc((100%-0.75rem)/2)] max-w-36 sm:w-[calc((100%-1.5rem)/3)]">
      <label
        className={cn(
          "flex size-full cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed border-line-strong bg-sunken p-1 text-center text-xs text-ink-2",
          "transition-colors hover:border-action hover:text-action has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
        )}
      >
        <Icon aria-hidden className="size-5" />
        {label}
        <input
          type="file"
          accept={ACCEPT}
          multiple={!camera}
          {...(camera && { capture: "environment" as const })}
          aria-describedby={hintId}
          className="sr-only"
          onChange={(event) => {
            if (event.target.files) onFiles(event.target.files);
            event.target.value = "";
          }}
        />
      </label>
    </li>
  );
}

const REFUSED = {
  kind: "listingForm.imageRefusedKind",
  content: "listingForm.imageRefusedContent",
  size: "listingForm.imageRefusedSize",
  count: "listingForm.imageRefusedSlots",
} as const;

/**
 * Why files were not taken: the sentence about the slots, then each file by its name.
 * @param free how many slots there were
 * @param isFew on a new listing, which takes few
 */
export function refusalTexts(
  refused: readonly Refused[],
  free: number,
  isFew: boolean,
  t: Translator,
): string[] {
  const isOver = refused.some(({ reason }) => reason === "count");
  return [
    ...(isOver
      ? [
          free === 0
            ? t(isFew ? "listingForm.imagesFull" : "listingForm.imagesFullOnEdit")
            : t("listingForm.imagesMore", { n: free }),
        ]
      : []),
    ...refused.map(({ name, reason }) => t(REFUSED[reason], { name })),
  ];
}
