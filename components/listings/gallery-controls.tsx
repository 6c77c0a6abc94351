"use client";

import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Lightbox } from "@/components/listings/lightbox";
import { PictureArrow } from "@/components/ui/picture-arrow";

type Props = {
  /** What the row of pictures is called. */
  label: string;
  labels: { previous: string; next: string; close: string };
  slides: readonly ReactNode[];
  /** What the slides show, for the whole screen. */
  pictures: ComponentProps<typeof Lightbox>["pictures"];
  /** The small pictures, in the order of the slides. */
  thumbnails: readonly ReactNode[];
};

/** So many small pictures stand in a phone's one row. */
const ONE_ROW = 4;

/**
 * The row of a gallery and the small pictures that lead through it. The row scrolls and the links jump without
 * JavaScript; with it the picture in view is marked, arrows stand over it, and a press moves the row alone: no new
 * entry in the history, no jump of the page. A press on a picture shows it on the whole screen; without JavaScript, alone.
 */
export function GalleryControls({ label, labels, slides, pictures, thumbnails }: Props) {
  const row = useRef<HTMLUListElement>(null);
  /** Where the row is on its way to: a second press counts from there, not from what it passes. */
  const aim = useRef<number | null>(null);
  /** Null until the row was looked at: without JavaScript nothing is marked. */
  const [current, setCurrent] = useState<number | null>(null);
  // What shows the whole screen is loaded for the first press. In an object: React would call a component set as a state.
  const [lightbox, setLightbox] = useState<{
    View: ComponentType<ComponentProps<typeof Lightbox>>;
    start: number;
  } | null>(null);
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

  const scrollTo = (to: number, behavior: "instant" | "smooth") => {
    const list = row.current;
    list?.scrollTo({ left: to * list.clientWidth, behavior });
  };
  const go = (to: number) => {
    aim.current = to;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo(to, still ? "instant" : "smooth");
  };
  /** A picture that loads meanwhile makes the browser stop at what is nearest: the rest of the way is taken at once. */
  const arrive = () => {
    if (aim.current !== null) scrollTo(aim.current, "instant");
    aim.current = null;
  };
  const forget = () => {
    aim.current = null;
  };
  const turn = (step: number) => go(((aim.current ?? current ?? 0) + step + count) % count);
  const follow = (event: MouseEvent, to: number) => {
    // Asked for in another tab or window: the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  const enlarge = (event: MouseEvent, start: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    import("@/components/listings/lightbox").then(
      ({ Lightbox: View }) => setLightbox({ View, start }),
      () => window.location.assign(href),
    );
  };

  return (
    <div>
      <div className="relative">
        <ul
          ref={row}
          aria-label={label}
          tabIndex={several ? 0 : undefined}
          onScrollEnd={arrive}
          // A person's own way counts.
          onPointerDown={forget}
          onWheel={forget}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-card border border-line [scrollbar-width:none]"
        >
          {slides.map((slide, at) => (
            <li
              key={at}
              id={`picture-${at + 1}`}
              className="relative w-full shrink-0 snap-center scroll-mt-24"
            >
              <a
                href={pictures[at]!.src}
                onClick={(event) => enlarge(event, at)}
                className="block cursor-zoom-in focus-visible:-outline-offset-4"
              >
                {slide}
              </a>
              {several ? (
                <span className="absolute right-3 bottom-3 pointer-events-none rounded-sm bg-black/70 px-2 py-0.5 text-2xs text-white tabular-nums">
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
        <ul className={count > ONE_ROW ? "mt-3 grid grid-cols-4 gap-3 sm:grid-cols-8" : "mt-3 flex gap-3"}>
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
      {lightbox === null ? null : (
        <lightbox.View
          pictures={pictures}
          start={lightbox.start}
          labels={{ all: label, ...labels }}
          onClose={(at) => {
            setLightbox(null);
            scrollTo(at, "instant");
          }}
        />
      )}
    </div>
  );
}
