"use client";

import { useRef, useState } from "react";
import type { IconName } from "@/components/ui/icon";
import { NoPicture } from "@/components/art/no-picture";
import { useTranslator } from "@/components/messages/use-translator";
import { PageLink } from "@/components/ui/page-link";
import { useLoadedSoon } from "@/components/ui/use-loaded-soon";
import type { ListingImage } from "@/lib/schemas/listing";
import { mediaAtWidth, mediaSrcSet } from "@/lib/shared/media";

type Props = {
  images: readonly ListingImage[];
  name: string;
  href: string;
  /** In sight when the page opens: loaded at once. */
  eager: boolean;
  /** Stands for a broken picture. */
  icon: IconName;
};

/**
 * The pictures of a card: the first one, and where there are several what turns them (`PictureTurns`), which is loaded
 * once the page has come to rest, or somebody touches it. Without JavaScript: the first one.
 */
export function ListingSlider({ images, name, href, eager, icon }: Props) {
  const t = useTranslator();
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isNear, setNear] = useState(false);
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());

  const count = images.length;
  const several = count > 1;
  const turns = useLoadedSoon(() => import("@/components/listings/picture-turns"), several);

  return (
    <div ref={frame} className="slider listing-frame">
      {/* The name below is the link for readers and the keyboard; this one is for the hand. */}
      <PageLink href={href} tabIndex={-1} aria-hidden>
        <span className="slider-row" style={{ transform: `translateX(-${index * 100}%)` }}>
          {images.map((image, at) => (
            <span key={image.url}>
              {broken.has(at) ? (
                <NoPicture icon={icon} text={t("listingCard.noPicture")} />
              ) : at === 0 || isNear ? (
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
                />
              ) : null}
            </span>
          ))}
        </span>
      </PageLink>
      {!several ? null : turns === null ? (
        <span aria-hidden className="slider-pause pointer-events-none">
          <span>{`1/${count}`}</span>
        </span>
      ) : (
        <turns.PictureTurns
          frame={frame}
          name={name}
          index={index}
          count={count}
          onTurn={setIndex}
          onNear={() => setNear(true)}
        />
      )}
    </div>
  );
}

const withOne = (all: ReadonlySet<number>, one: number): ReadonlySet<number> =>
  all.has(one) ? all : new Set([...all, one]);
