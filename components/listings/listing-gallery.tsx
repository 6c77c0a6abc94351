import type { ReactNode } from "react";
import { Picture } from "@/components/listings/picture";
import type { ListingImage } from "@/lib/schemas/listing";
import { mediaAtWidth, mediaSrcSet } from "@/lib/shared/media";

type Props = {
  images: readonly ListingImage[];
  /** Alternative text of picture n, 1 first. */
  describe: (n: number) => string;
  /** What the row of small pictures is called. */
  label: string;
  /** Shown when there is no picture, or one cannot be loaded. */
  fallback: ReactNode;
};

/**
 * The pictures of a listing: a strip that is swiped or scrolled, and small ones that jump to theirs. Links and scroll
 * snapping do all of it, without JavaScript.
 */
export function ListingGallery({ images, describe, label, fallback }: Props) {
  if (images.length === 0) {
    return <div className="aspect-[4/3] overflow-hidden rounded-card border border-line">{fallback}</div>;
  }
  return (
    <div>
      <ul
        aria-label={label}
        tabIndex={images.length > 1 ? 0 : undefined}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-card border border-line [scrollbar-width:none]"
      >
        {images.map((image, index) => (
          <li
            key={image.url}
            id={`picture-${index + 1}`}
            className="relative w-full shrink-0 snap-center scroll-mt-24"
          >
            {/* The first one is the page's largest paint. */}
            <Picture
              src={image.url}
              srcSet={mediaSrcSet(image.url)}
              sizes="(min-width: 64rem) 50rem, 100vw"
              width={image.width}
              height={image.height}
              alt={describe(index + 1)}
              fetchPriority={index === 0 ? "high" : "auto"}
              loading={index === 0 ? "eager" : "lazy"}
              decoding="async"
              className="aspect-[4/3] w-full bg-sunken object-cover brightness-(--picture-dim)"
              fallback={<div className="aspect-[4/3]">{fallback}</div>}
            />
            {images.length > 1 ? (
              <span className="absolute right-3 bottom-3 rounded-sm bg-black/70 px-2 py-0.5 text-2xs text-white tabular-nums">
                {index + 1}/{images.length}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <ul className="mt-3 flex gap-3">
          {images.map((image, index) => (
            <li key={image.url} className="max-w-28 min-w-0 flex-1">
              <a
                href={`#picture-${index + 1}`}
                className="block overflow-hidden rounded-md border border-line"
              >
                <img
                  src={mediaAtWidth(image.url, 320)}
                  width={112}
                  height={84}
                  alt={describe(index + 1)}
                  loading="lazy"
                  className="aspect-[4/3] w-full bg-sunken object-cover brightness-(--picture-dim)"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
