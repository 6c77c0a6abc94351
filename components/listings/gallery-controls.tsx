"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { PictureArrow } from "@/components/ui/picture-arrow";

type Props = {
  /** What the row of pictures is called. */
  label: string;
  labels: { previous: string; next: string };
  slides: readonly ReactNode[];
  /** The small pictures, in the order of the slides. */
  thumbnails: readonly ReactNode[];
};

/**
 * The row of a gallery and the small pictures that lead through it. The row scrolls and the links jump without
 * JavaScript; with it the picture in view is marked, arrows stand over it, and a press moves the row alone: no new
 * entry in the history, no jump of the page.
 */
export function GalleryControls({ label, labels, slides, thumbnails }: Props) {
  const row = useRef<HTMLUListElement>(null);
  /** Where the row is on its way to: a second press counts from there, not from what it passes. */
  const aim = useRef<number | null>(null);
  /** Null until the row was looked at: without JavaScript nothing is marked. */
  const [current, setCurrent] = useState<number | null>(null);
  const count = slides.length;
  const several = count > 1;

  useEffect(() => {
    const list = row.current;
    if (!several || !list) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ intersectionRatio }) => intersectionRatio > 0.5);
        if (!seen) return;
        const at = [...list.children].indexOf(seen.target);
        if (at === aim.current) aim.current = null;
        setCurrent(at);
      },
      { root: list, threshold: 0.51 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [several]);

  const go = (to: number) => {
    const list = row.current;
    if (!list) return;
    aim.current = to;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.scrollTo({ left: to * list.clientWidth, behavior: still ? "instant" : "smooth" });
  };
  const turn = (step: number) => go(((aim.current ?? current ?? 0) + step + count) % count);
  const follow = (event: MouseEvent, to: number) => {
    // Asked for in another tab or window: the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };

  return (
    <div>
      <div className="relative">
        <ul
          ref={row}
          aria-label={label}
          tabIndex={several ? 0 : undefined}
          onScrollEnd={() => {
            aim.current = null;
          }}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-card border border-line [scrollbar-width:none]"
        >
          {slides.map((slide, at) => (
            <li
              key={at}
              id={`picture-${at + 1}`}
              className="relative w-full shrink-0 snap-center scroll-mt-24"
            >
              {slide}
              {several ? (
                <span className="absolute right-3 bottom-3 rounded-sm bg-black/70 px-2 py-0.5 text-2xs text-white tabular-nums">
                  {at + 1}/{count}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        {current === null ? null : (
          <>
            <PictureArrow direction="previous" label={labels.previous} onPress={() => turn(-1)} />
            <PictureArrow direction="next" label={labels.next} onPress={() => turn(1)} />
          </>
        )}
      </div>
      {several ? (
        <ul className="mt-3 flex gap-3">
          {thumbnails.map((thumbnail, at) => (
            <li key={at} className="max-w-28 min-w-0 flex-1">
              <a
                href={`#picture-${at + 1}`}
                aria-current={at === current ? "true" : undefined}
                onClick={(event) => follow(event, at)}
                // The focus is drawn around the mark, not over it.
                className="block overflow-hidden rounded-md border border-line ring-offset-2 ring-offset-bg aria-[current]:ring-2 aria-[current]:ring-action aria-[current]:focus-visible:outline-offset-4"
              >
                {thumbnail}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
