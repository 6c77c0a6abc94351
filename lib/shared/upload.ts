/** The kinds of files people may upload, judged by content (spec.md section 5). */
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
export const MAX_LISTING_IMAGES = 3;
export const MAX_DOCUMENTS = 5;
