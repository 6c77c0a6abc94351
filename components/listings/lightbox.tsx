"use client";

import createEmbla, { type EmblaCarouselType } from "embla-carousel";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PictureArrow } from "@/components/ui/picture-arrow";

type Props = {
  pictures: readonly { src: string; srcSet: string; alt: string }[];
  /** The one that is shown first, 0 for the first. */
  start: number;
  labels: { all: string; previous: string; next: string; close: string };
  /** With the one that was shown last. */
  onClose: (at: number) => void;
};

/**
 * The pictures of a listing over the whole screen, to be swiped, or turned by the arrow keys. The browser's own dialog: it
 * keeps the focus, gives it back, and closes by Escape.
 */
export function Lightbox({ pictures, start, labels, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  const several = pictures.length > 1;
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);

  useEffect(() => {
    const one = dialog.current;
    one?.showModal();
    return () => one?.close();
  }, []);
  useEffect(() => {
    const made = createEmbla(viewport.current!, { startIndex: start, loop: several, watchDrag: several });
    made.on("select", () => setAt(made.selectedScrollSnap()));
    setEmbla(made);
    return () => made.destroy();
  }, [start, several]);

  return (
    <dialog
      ref={dialog}
      aria-label={labels.all}
      // Told late: it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose(at)}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") embla?.scrollPrev();
        if (key === "ArrowRight") embla?.scrollNext();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black text-white"
    >
      {/* First: it gets the focus. */}
      <button
        type="button"
        aria-label={labels.close}
        onClick={() => dialog.current?.close()}
        className={cn(buttonClass({ variant: "line", size: "icon" }), "absolute top-3 right-3 z-10")}
      >
        <Icon name="x" className="size-5" />
      </button>
      <div ref={viewport} className="h-full overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {pictures.map(({ src, srcSet, alt }, index) => (
            <li key={src} aria-hidden={index !== at} className="h-full w-full flex-none">
              <img
                src={src}
                srcSet={srcSet}
                sizes="100vw"
                alt={alt}
                draggable={false}
                className="size-full object-contain"
              />
            </li>
          ))}
        </ul>
      </div>
      {several ? (
        <>
          <PictureArrow direction="previous" label={labels.previous} onPress={() => embla?.scrollPrev()} />
          <PictureArrow direction="next" label={labels.next} onPress={() => embla?.scrollNext()} />
          <p
            role="status"
            className="absolute bottom-4 left-1/2 -translate-x-1/2 rounded-sm bg-black/70 px-3 py-1 text-sm tabular-nums"
          >
            {at + 1}/{pictures.length}
          </p>
        </>
      ) : null}
    </dialog>
  );
}
