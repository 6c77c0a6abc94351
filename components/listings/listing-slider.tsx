"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { NoPicture } from "@/components/art/no-picture";
import { useTranslator } from "@/components/messages/use-translator";
import { PictureArrow } from "@/components/ui/picture-arrow";
import { useInSight, useNear } from "@/components/ui/use-in-sight";
import { useStill } from "@/components/ui/use-still";
import type { ListingImage } from "@/lib/schemas/listing";
import { LISTING_SLIDE_MS } from "@/lib/shared/limits";
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

/** How far a finger moves sideways to turn a picture, px. */
const SWIPE_PX = 32;

/**
 * The pictures of a card. Several of them turn every 4 seconds (docs/product/pages.md#results) while in sight, unless
 * the pointer
 * or the keyboard's focus is on them (a pressed Play outweighs the focus), their pause button was pressed, or the
 * system asks for no motion. Without JavaScript: the first one.
 */
export function ListingSlider({ images, name, href, eager, icon }: Props) {
  const t = useTranslator();
  const frame = useRef<HTMLDivElement>(null);
  const touchX = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());

  const count = images.length;
  const several = count > 1;
  /** A list of cards comes alive card by card. */
  const ready = useNear(frame, several);
  const inSight = useInSight(frame, ready);
  const still = useStill(ready);
  const playing = choice === null ? !still : choice === "play";
  // Who pressed Play still has the focus on it.
  const held = hovered || (focused && choice !== "play");
  const moving = several && playing && inSight && !held;
  const turn = (step: number) => setIndex((at) => (at + step + count) % count);

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((at) => (at + 1) % count);
    }, LISTING_SLIDE_MS);
    return () => clearInterval(timer);
  }, [moving, count]);

  // On a phone pictures are swiped; the arrows stay for a keyboard.
  const arrow = "max-sm:pointer-events-none max-sm:opacity-0 max-sm:focus-visible:opacity-100";
  return (
    <div
      ref={frame}
      data-moving={moving}
      className="slider listing-frame"
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
      <Link href={href} tabIndex={-1} aria-hidden prefetch={false}>
        <span className="slider-row" style={{ transform: `translateX(-${index * 100}%)` }}>
          {images.map((image, at) => (
            <span key={image.url}>
              {broken.has(at) ? (
                <NoPicture icon={icon} text={t("listingCard.noPicture")} />
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
                />
              ) : null}
            </span>
          ))}
        </span>
      </Link>
      {several && ready ? (
        <>
          <PictureArrow
            direction="previous"
            label={t("listingCard.previousPicture", { name })}
            onPress={() => turn(-1)}
            className={arrow}
          />
          <PictureArrow
            direction="next"
            label={t("listingCard.nextPicture", { name })}
            onPress={() => turn(1)}
            className={arrow}
          />
        </>
      ) : null}
      {several ? (
        <button
          type="button"
          aria-label={
            playing ? t("listingCard.pausePictures", { name }) : t("listingCard.playPictures", { name })
          }
          onClick={() => setChoice(playing ? "pause" : "play")}
          disabled={!ready}
          className="slider-pause"
        >
          <span>
            {!ready ? null : playing ? (
              <Icon name="pause" className="size-3" />
            ) : (
              <Icon name="play" className="size-3" />
            )}
            {`${index + 1}/${count}`}
          </span>
        </button>
      ) : null}
    </div>
  );
}

const withOne = (all: ReadonlySet<number>, one: number): ReadonlySet<number> =>
  all.has(one) ? all : new Set([...all, one]);
