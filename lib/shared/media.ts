/** The widths in px every picture is stored in (docs/product/listings.md#pictures). */
export const MEDIA_WIDTHS = [320, 640, 1280] as const;

export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** `{id}-{width}.webp`, the name of one stored picture. */
export const mediaFileName = (id: string, width: MediaWidth): string => `${id}-${width}.webp`;

/** Where a picture is served; the content under a name never changes. */
export const mediaUrl = (id: string, width: MediaWidth): string => `/media/${mediaFileName(id, width)}`;

/**
 * The `srcset` of a picture, from the URL of its largest width (the `url` of a listing's image); one that is not stored yet
 * has one width.
 */
export function mediaSrcSet(url: string): string {
  if (url.startsWith("blob:")) return url;
  const stem = url.replace(/-\d+\.webp$/, "");
  return MEDIA_WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(", ");
}

/** The URL of the same picture at another stored width. */
export const mediaAtWidth = (url: string, width: MediaWidth): string =>
  url.replace(/-\d+\.webp$/, `-${width}.webp`);
