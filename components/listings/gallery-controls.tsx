"use client";

import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import type { Lightbox } from "@/components/listings/lightbox";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import { useLoadedSoon } from "@/components/ui/use-loaded-soon";

type Props = {
  /** What the row of pictures is called. */
  label: string;
  labels: { previous: string; next: string; close: string };
  /** What a press on each picture, and on each small one, does. */
  presses: readonly { enlarge: string; show: string }[];
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
 * JavaScript; `GalleryTurns`, loaded once the page has come to rest, puts arrows over it. A press on a picture shows it on
 * the whole screen; without JavaScript, alone.
 */
export function GalleryControls({ label, labels, presses, slides, pictures, thumbnails }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const small = useRef<HTMLUListElement>(null);
  // What shows the whole screen is loaded for the first press. In an object: React would call a component set as a state.
  const [lightbox, setLightbox] = useState<{
    View: ComponentType<ComponentProps<typeof Lightbox>>;
    start: number;
  } | null>(null);
  const count = slides.length;
  const several = count > 1;
  const turns = useLoadedSoon(() => import("@/components/listings/gallery-turns"), several);

  const enlarge = (event: MouseEvent, start: number) => {
    if (opensElsewhere(event)) return;
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
        <ul ref={row} aria-label={label} tabIndex={several ? 0 : undefined} className="gallery-row">
          {slides.map((slide, at) => (
            <li key={at} id={`picture-${at + 1}`}>
              <a
                href={pictures[at]!.src}
                aria-label={presses[at]!.enlarge}
                onClick={(event) => enlarge(event, at)}
              >
                {slide}
              </a>
              {several ? (
                <span>
                  {at + 1}/{count}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        {turns === null ? null : (
          <turns.GalleryTurns
            row={row}
            thumbnails={small}
            labels={labels}
            names={pictures.map(({ alt }) => alt)}
          />
        )}
      </div>
      {several ? (
        <ul ref={small} className={count > ONE_ROW ? "gallery-small is-many" : "gallery-small"}>
          {thumbnails.map((thumbnail, at) => (
            <li key={at}>
              <a href={`#picture-${at + 1}`} aria-label={presses[at]!.show}>
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
            row.current?.scrollTo({ left: at * row.current.clientWidth, behavior: "instant" });
            // The browser gives it back to the picture that was pressed, which may be out of sight now.
            row.current?.children[at]?.querySelector("a")?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
