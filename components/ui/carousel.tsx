"use client";

import type { EmblaCarouselType } from "embla-carousel";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useInSight, useNear } from "@/components/ui/use-in-sight";
import { useStill } from "@/components/ui/use-still";

type Props = {
  /** The id of the heading inside `head`: it names the region. */
  labelledBy: string;
  /** The section's heading; the controls stand at its right. */
  head: ReactNode;
  labels: { roleDescription: string; previous: string; next: string; pause: string; play: string };
  /** Time between two steps in ms. */
  intervalMs: number;
  /** `<CarouselSlide>`s. */
  children: ReactNode;
};

/** One place in a carousel; `className` sets its width. */
export const CarouselSlide = ({ className, children }: { className: string; children: ReactNode }) => (
  <li className={cn("slide", className)}>{children}</li>
);

/** The card at the start of a row that has been scrolled, 0 for the first. */
const cardAtStart = (row: HTMLElement, cards: readonly HTMLElement[]): number =>
  Math.max(
    0,
    cards.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > row.scrollLeft),
  );

/**
 * A row of cards that moves on by itself, one card per `intervalMs` (docs/product/texts-and-limits.md#numbers). It
 * rests while the mouse, a
 * finger or the keyboard's focus is on it, while it is out of sight, after its pause button, and from the start under
 * prefers-reduced-motion. What moves it is loaded for its first step, or the mouse that may drag it; until then, and
 * without JavaScript, it is a row to scroll.
 */
export function Carousel({ labelledBy, head, labels, intervalMs, children }: Props) {
  const region = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  // Watching a row takes the browser time: not before somebody comes near.
  const ready = useNear(region);
  const inSight = useInSight(row, ready);
  const still = useStill(ready);
  const viewport = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<EmblaCarouselType | null>>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);

  const playing = choice === null ? !still : choice === "play";
  // Whoever presses Play by the keyboard has the focus on it, and wants it to go on.
  const moving = playing && inSight && !hovered && !touched && (!focused || choice === "play");

  /** Null: it could not be loaded, and the next step tries again. */
  const load = useCallback(
    () =>
      (loading.current ??= import("embla-carousel").then(
        ({ default: createEmbla }) => {
          const frame = viewport.current;
          if (frame === null) return null;
          const startIndex = cardAtStart(frame, [...frame.querySelectorAll("li")]);
          frame.scrollLeft = 0;
          const made = createEmbla(frame, { loop: true, align: "start", startIndex });
          setEmbla(made);
          return made;
        },
        () => (loading.current = null),
      )),
    [],
  );
  const step = useCallback(
    async (by: "scrollNext" | "scrollPrev") => (await load())?.[by](still),
    [load, still],
  );

  useEffect(() => () => embla?.destroy(), [embla]);

  useEffect(() => {
    // Left to themselves, pictures would begin to load when they already slide in.
    if (ready) for (const picture of row.current!.querySelectorAll("img")) picture.loading = "eager";
  }, [ready]);

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) void step("scrollNext");
    }, intervalMs);
    return () => clearInterval(timer);
  }, [moving, step, intervalMs]);

  const control = buttonClass({ variant: "line", size: "icon" });
  return (
    <section
      ref={region}
      aria-roledescription={labels.roleDescription}
      aria-labelledby={labelledBy}
      data-moving={moving}
      onPointerEnter={(event) => {
        setHovered(event.pointerType === "mouse");
        if (event.pointerType === "mouse") void load();
      }}
      onPointerLeave={() => setHovered(false)}
      onTouchStart={() => setTouched(true)}
      onTouchEnd={(event) => setTouched(event.touches.length > 0)}
      onTouchCancel={(event) => setTouched(event.touches.length > 0)}
      // Of the keyboard: a press leaves the focus behind where it was made.
      onFocus={(event) => setFocused(event.target.matches(":focus-visible"))}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className="mb-1 flex items-center justify-between gap-4 sm:mb-5">
        <div className="min-w-0">{head}</div>
        <div className="flex shrink-0 gap-2 noscript:invisible">
          <button
            type="button"
            className={control}
            aria-label={playing ? labels.pause : labels.play}
            onClick={() => setChoice(playing ? "pause" : "play")}
          >
            {playing ? <Icon name="pause" className="size-4" /> : <Icon name="play" className="size-4" />}
          </button>
          <button
            type="button"
            className={cn(control, "max-sm:hidden")}
            aria-label={labels.previous}
            onClick={() => void step("scrollPrev")}
          >
            <Icon name="chevron-left" className="size-4" />
          </button>
          <button
            type="button"
            className={cn(control, "max-sm:hidden")}
            aria-label={labels.next}
            onClick={() => void step("scrollNext")}
          >
            <Icon name="chevron-right" className="size-4" />
          </button>
        </div>
      </div>
      {/* The viewport is the offset parent of list and cards alike, or a resize measures them against different ones. */}
      <div ref={row} className="overflow-clip">
        <div
          ref={viewport}
          className={cn(
            "relative -ml-4",
            embla === null ? "snap-x overflow-x-auto [scrollbar-width:none]" : "overflow-hidden",
          )}
        >
          <ul className={cn("flex", embla !== null && "touch-pan-y touch-pinch-zoom")}>{children}</ul>
        </div>
      </div>
    </section>
  );
}
