"use client";

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCw } from "lucide-react";
import { useState } from "react";
import Cropper, { type MediaSize, type Point, type Size } from "react-easy-crop";
import { leastZoom, type Lie, placeWithin } from "@/components/listings/listing-form/crop-geometry";
import { drawn, MAX_SIDE } from "@/components/listings/listing-form/smaller-picture";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { Range } from "@/components/ui/range";

const FRAME = 4 / 3;
const MAX_ZOOM = 4;
const MAX_STRAIGHTEN_DEGREES = 15;
/** For who can press but not drag (WCAG 2.5.7): which way a button moves the picture. */
const MOVES = [
  { words: "listingForm.cropLeft", Arrow: ArrowLeft, x: -1, y: 0 },
  { words: "listingForm.cropRight", Arrow: ArrowRight, x: 1, y: 0 },
  { words: "listingForm.cropUp", Arrow: ArrowUp, x: 0, y: -1 },
  { words: "listingForm.cropDown", Arrow: ArrowDown, x: 0, y: 1 },
] as const;
/** How far, of the frame's width. */
const STEP = 0.08;

type Props = {
  /** Where the picture is, and what its file is called. */
  src: string;
  name: string;
  title: string;
  onClose: () => void;
  onCropped: (file: File) => void;
};

/** Cuts a picture to 4:3, straight, before it is uploaded: by finger, mouse or keyboard. */
export function CropDialog({ src, name, title, onClose, onCropped }: Props) {
  const t = useTranslator();
  const [media, setMedia] = useState<MediaSize | null>(null);
  const [frame, setFrame] = useState<Size | null>(null);
  const [moved, setMoved] = useState<Point>({ x: 0, y: 0 });
  const [chosenZoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [straighten, setStraighten] = useState(0);
  const [step, setStep] = useState<"choosing" | "drawing" | "failed">("choosing");

  const degrees = turns * 90 + straighten;
  const lie: Lie | null = media && frame && { media, frame, degrees };
  const least = lie ? leastZoom(lie) : 1;
  const zoom = Math.max(least, chosenZoom);
  const place = lie ? placeWithin(moved, zoom, lie) : moved;

  const crop = async () => {
    if (media === null || frame === null) return;
    setStep("drawing");
    try {
      onCropped(await cut(src, name, { media, frame, degrees, zoom, place }));
    } catch {
      setStep("failed");
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t("listingForm.cropAsItIs")}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            {t("listingForm.cropAsItIs")}
          </Button>
          <Button disabled={lie === null || step === "drawing"} onClick={() => void crop()}>
            {t("listingForm.cropUse")}
          </Button>
        </>
      }
    >
      <div className="relative aspect-[4/3] w-full overflow-hidden rounded-md bg-sunken">
        <Cropper
          image={src}
          aspect={FRAME}
          crop={place}
          zoom={zoom}
          rotation={degrees}
          minZoom={least}
          maxZoom={least * MAX_ZOOM}
          // Its own limits know nothing of turned pictures; ours do.
          restrictPosition={false}
          keyboardStep={8}
          onCropChange={setMoved}
          onZoomChange={setZoom}
          setMediaSize={setMedia}
          setCropSize={setFrame}
          mediaProps={{ alt: "" }}
          cropperProps={{ role: "group", "aria-label": t("listingForm.cropFrame") }}
        />
      </div>
      <div className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <Slider
          label={t("listingForm.cropZoom")}
          min={100}
          max={MAX_ZOOM * 100}
          value={Math.round((zoom / least) * 100)}
          valueText={`${Math.round((zoom / least) * 100)} %`}
          onChange={(value) => setZoom((least * value) / 100)}
        />
        <Slider
          label={t("listingForm.cropStraighten")}
          min={-MAX_STRAIGHTEN_DEGREES}
          max={MAX_STRAIGHTEN_DEGREES}
          value={straighten}
          valueText={`${straighten}°`}
          onChange={setStraighten}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {MOVES.map(({ words, Arrow, x, y }) => (
          <Button
            key={words}
            variant="line"
            size="icon"
            aria-label={t(words)}
            onClick={() => {
              const step = STEP * (frame?.width ?? 0);
              setMoved({ x: place.x + x * step, y: place.y + y * step });
            }}
          >
            <Arrow aria-hidden className="size-4" />
          </Button>
        ))}
        <Button variant="line" onClick={() => setTurns((count) => (count + 1) % 4)}>
          <RotateCw aria-hidden className="size-4" />
          {t("listingForm.cropTurn")}
        </Button>
      </div>
      {step === "failed" ? (
        <div className="mt-2">
          <FieldError>{t("listingForm.cropFailed")}</FieldError>
        </div>
      ) : null}
    </Dialog>
  );
}

type SliderProps = {
  label: string;
  min: number;
  max: number;
  value: number;
  valueText: string;
  onChange: (value: number) => void;
};

const Slider = ({ label, min, max, value, valueText, onChange }: SliderProps) => (
  <label className="block text-sm">
    <span className="flex justify-between gap-2">
      <span className="font-medium">{label}</span>
      <span className="text-ink-3 tabular-nums">{valueText}</span>
    </span>
    <Range
      min={min}
      max={max}
      value={value}
      aria-valuetext={valueText}
      onChange={(event) => onChange(Number(event.target.value))}
      className="min-h-touch w-full"
    />
  </label>
);

type Cut = { media: MediaSize; frame: Size; degrees: number; zoom: number; place: Point };

/** What stands in the frame, in the picture's own pixels, at most 2560 of them wide. */
async function cut(src: string, name: string, { media, frame, degrees, zoom, place }: Cut): Promise<File> {
  const image = new Image();
  image.src = src;
  await image.decode();
  /** Of the screen for one of the picture. */
  const shown = (zoom * media.width) / image.naturalWidth;
  const scale = Math.min(1 / shown, MAX_SIDE / frame.width);
  return drawn(name, frame.width * scale, frame.height * scale, (context) => {
    context.scale(scale, scale);
    context.translate(frame.width / 2 + place.x, frame.height / 2 + place.y);
    context.rotate((degrees * Math.PI) / 180);
    context.scale(shown, shown);
    context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  });
}
