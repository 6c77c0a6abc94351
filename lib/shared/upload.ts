/** The kinds of files people may upload, judged by content (docs/product/texts-and-limits.md#what-is-checked). */
export const FILE_KINDS = {
  jpeg: { mimeType: "image/jpeg", extensions: [".jpg", ".jpeg"] },
  png: { mimeType: "image/png", extensions: [".png"] },
  pdf: { mimeType: "application/pdf", extensions: [".pdf"] },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

export const IMAGE_KINDS = ["jpeg", "png"] as const satisfies readonly FileKind[];
export const DOCUMENT_KINDS = ["jpeg", "png", "pdf"] as const satisfies readonly FileKind[];

/** 5 MiB: exactly this many bytes are taken, one more is not. */
export const MAX_FILE_BYTES = 5_242_880;
/** A whole form body, 26 MiB. */
export const MAX_BODY_BYTES = 27_262_976;
/** Pictures a listing holds. */
export const MAX_LISTING_IMAGES = 8;
/** Pictures the form takes that makes a listing; more come from its edit page. */
export const MAX_NEW_LISTING_IMAGES = 3;
/** Pictures of one provider that wait for a listing: the oldest makes room for one more. */
export const MAX_WAITING_PICTURES = 40;
export const MAX_DOCUMENTS = 5;
