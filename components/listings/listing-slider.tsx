"use client";

import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useStill } from "@/components/ui/use-still";
import type { ListingImage } from "@/lib/schemas/listing";
import { LISTING_SLIDE_MS } from "@/lib/shared/limits";
import { mediaAtWidth, mediaSrcSet } from "@/lib/shared/media";

type Props = {
  images: readonly ListingImage[];
  name: string;
  href: string;
  labels: { previous: string; next: string; pause: string; play: string };
  /** In sight when the page opens: loaded at once. */
  eager: boolean;
  /** Stands for a missing or broken picture. */
  fallback: ReactNode;
};

/** How far below the screen a card gets its controls: the keyboard must find those of the next one. */
const NEAR = "0px 0px 50% 0px";
/** How far a finger moves sideways to turn a picture, px. */
const SWIPE_PX = 32;

/**
 * The pictures of a card. Several of them turn every 4 seconds (spec.md section 2) while in sight, unless the pointer
 * or the keyboard's focus is on them (a pressed Play outweighs the focus), their pause button was pressed, or the
 * system asks for no motion. Without JavaScript: the first one.
 */
export function ListingSlider({ images, name, href, labels, eager, fallback }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const touchX = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [inSight, setInSight] = useState(false);
  /** Once it was near: so a list of cards comes alive card by card. */
  const [ready, setReady] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());

  const still = useStill(ready);
  const count = images.length;
  const several = count > 1;
  const playing = choice === null ? !still : choice === "play";
  // Who pressed Play still has the focus on it.
  const held = hovered || (focused && choice !== "play");
  const moving = several && playing && inSight && !held;
  const turn = (step: number) => setIndex((at) => (at + step + count) % count);

  useEffect(() => {
    if (!several || !frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setReady(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [several]);

  useEffect(() => {
    if (!ready || !frame.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [ready]);

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((at) => (at + 1) % count);
    }, LISTING_SLIDE_MS);
    return () => clearInterval(timer);
  }, [moving, count]);

  const arrow =
    "noscript:invisible absolute top-1/2 z-10 grid size-touch -translate-y-1/2 cursor-pointer place-items-center rounded-full " +
    // The focus ring touches the knob: the frame would cut it, and a picture may have any colour.
    "focus-visible:-outline-offset-6 " +
    // On a phone pictures are swiped; the arrows stay for a keyboard.
    "max-sm:pointer-events-none max-sm:opacity-0 max-sm:focus-visible:opacity-100";
  const knob = "grid size-8 place-items-center rounded-full bg-surface text-ink shadow-lift";
  return (
    <div
      ref={frame}
      data-moving={moving}
      className="relative aspect-[4/3] overflow-hidden bg-sunken"
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      // A click leaves its focus behind when the pointer goes: only the keyboard's holds.
      onFocus={(event) => setFocused(event.target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
      onTouchStart={(event) => {
        touchX.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchX.current ?? 0);
        if (!several || touchX.current === null || Math.abs(moved) < SWIPE_PX) return;
        event.preventDefault();
        turn(moved < 0 ? 1 : -1);
      }}
    >
      {/* The name below is the link for readers and the keyboard; this one is for the hand. */}
      <Link
        href={href}
        tabIndex={-1}
        aria-hidden
        prefetch={false}
        className="block size-full touch-pan-y touch-pinch-zoom"
      >
        <span
          className="flex size-full transition-transform duration-(--dur-base) ease-out"
          style={{ transform: `translateX(-${index * 100}%)` }}
        >
          {images.map((image, at) => (
            <span key={image.url} className="relative block size-full shrink-0">
              {broken.has(at) ? (
                fallback
              ) : at === 0 || ready ? (
                <img
                  src={mediaAtWidth(image.url, 640)}
                  srcSet={mediaSrcSet(image.url)}
                  sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 21rem, (min-width: 30rem) 50vw, 7.5rem"
                  width={image.width}
                  height={image.height}
                  alt={name}
                  loading={eager && at === 0 ? "eager" : "lazy"}
                  decoding="async"
                  // One that failed before this script ran says so by having no size.
                  ref={(element) => {
                    if (element?.complete && element.naturalWidth === 0 && element.currentSrc)
                      setBroken((all) => withOne(all, at));
                  }}
                  onError={() => setBroken((all) => withOne(all, at))}
                  className="size-full object-cover brightness-(--picture-dim)"
                />
              ) : null}
            </span>
          ))}
        </span>
      </Link>
      {several ? (
        <>
          <button
            type="button"
            aria-label={labels.previous}
            onClick={() => turn(-1)}
            className={cn(arrow, "left-0.5")}
          >
            <span className={knob}>
              <ChevronLeft aria-hidden className="size-4" />
            </span>
          </button>
          <button
            type="button"
            aria-label={labels.next}
            onClick={() => turn(1)}
            className={cn(arrow, "right-0.5")}
          >
            <span className={knob}>
              <ChevronRight aria-hidden className="size-4" />
            </span>
          </button>
          <button
            type="button"
            aria-label={playing ? labels.pause : labels.play}
            onClick={() => setChoice(playing ? "pause" : "play")}
            disabled={!ready}
            className="absolute right-0 bottom-0 z-10 flex h-touch min-w-touch cursor-pointer items-end justify-end p-1.5 focus-visible:-outline-offset-3 sm:p-2"
          >
            <span className="flex items-center gap-1 rounded-full bg-black/70 px-2 py-0.5 text-2xs text-white tabular-nums">
              {!ready ? null : playing ? (
                <Pause aria-hidden className="size-3" />
              ) : (
                <Play aria-hidden className="size-3" />
              )}
              {index + 1}/{count}
            </span>
          </button>
        </>
      ) : null}
    </div>
  );
}

const withOne = (all: ReadonlySet<number>, one: number): ReadonlySet<number> =>
  all.has(one) ? all : new Set([...all, one]);
