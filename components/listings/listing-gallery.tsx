import type { ReactNode } from "react";
import { GalleryControls } from "@/components/listings/gallery-controls";
import { Picture } from "@/components/listings/picture";
import type { ListingImage } from "@/lib/schemas/listing";
import { mediaAtWidth, mediaSrcSet } from "@/lib/shared/media";

type Props = {
  images: readonly ListingImage[];
  /** Alternative text of picture n, 1 first. */
  describe: (n: number) => string;
  /** What a press on picture n, and on the small one of it, does. */
  presses: (n: number) => { enlarge: string; show: string };
  /** What the row of pictures is called. */
  label: string;
  /** What the arrows over the picture are called. */
  labels: { previous: string; next: string; close: string };
  /** Shown when there is no picture, or one cannot be loaded. */
  fallback: ReactNode;
};

/** As wide as there is room, and no higher than that title, price and company stay in sight: 420 px. */
const frame = "aspect-[4/3] max-h-[420px] w-full";

/** The pictures of a listing: a row that is swiped or scrolled, and small ones that lead to theirs. */
export function ListingGallery({ images, describe, presses, label, labels, fallback }: Props) {
  if (images.length === 0) {
    return (
      <div className="aspect-[5/2] max-h-[220px] w-full lg:aspect-[4/3] lg:max-h-[420px] overflow-hidden rounded-card border border-line">
        {fallback}
      </div>
    );
  }
  return (
    <GalleryControls
      label={label}
      labels={labels}
      presses={images.map((_, index) => presses(index + 1))}
      pictures={images.map(({ url }, index) => ({
        src: url,
        srcSet: mediaSrcSet(url),
        alt: describe(index + 1),
      }))}
      slides={images.map((image, index) => (
        // The first one is the page's largest paint.
        <Picture
          key={image.url}
          src={image.url}
          srcSet={mediaSrcSet(image.url)}
          sizes="(min-width: 36rem) 35rem, 100vw"
          width={image.width}
          height={image.height}
          alt={describe(index + 1)}
          fetchPriority={index === 0 ? "high" : "auto"}
          loading={index === 0 ? "eager" : "lazy"}
          decoding="async"
          className={`${frame} bg-sunken object-contain brightness-(--picture-dim)`}
          fallback={<div className={frame}>{fallback}</div>}
        />
      ))}
      thumbnails={images.map((image, index) => (
        <img
          key={image.url}
          src={mediaAtWidth(image.url, 320)}
          width={112}
          height={84}
          alt={describe(index + 1)}
          loading="lazy"
          className="aspect-[4/3] w-full bg-sunken object-cover brightness-(--picture-dim)"
        />
      ))}
    />
  );
}
