import { FILE_KINDS, type FileKind, IMAGE_KINDS, MAX_FILE_BYTES } from "@/lib/shared/upload";

/** Why a chosen file was not taken. */
export type DropReason = "kind" | "size" | "count";

export type DroppedFile = { readonly name: string; readonly reason: DropReason };

type Choice = {
  /** What was chosen before. */
  readonly present: readonly File[];
  readonly added: readonly File[];
  readonly kinds: readonly FileKind[];
  readonly max: number;
  /** Larger ones are not taken; 5 MiB when absent. */
  readonly maxBytes?: number;
};

/** By the type the browser tells, else by the ending; the server judges by content. */
function isOfKind(file: File, kinds: readonly FileKind[]): boolean {
  return kinds.some((kind) => {
    const { mimeType, extensions } = FILE_KINDS[kind];
    if (file.type !== "") return file.type === mimeType;
    return extensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  });
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Adds files to a choice: wrong kinds, files that are too large and those beyond `max` are dropped, and told with the reason
 * (docs/product/texts-and-limits.md#what-is-checked). A file that is chosen already is not taken twice.
 */
export function chooseFiles({ present, added, kinds, max, maxBytes = MAX_FILE_BYTES }: Choice): {
  kept: File[];
  dropped: DroppedFile[];
} {
  const kept = [...present];
  const dropped: DroppedFile[] = [];
  for (const file of added) {
    if (kept.some((one) => isSame(one, file))) continue;
    const reason = !isOfKind(file, kinds)
      ? "kind"
      : file.size > maxBytes
        ? "size"
        : kept.length >= max
          ? "count"
          : null;
    if (reason === null) kept.push(file);
    else dropped.push({ name: file.name, reason });
  }
  return { kept, dropped };
}

/** How a JPEG and a PNG begin. */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
];

/** One that cannot be read here is left to the server. */
async function beginsAsPicture(file: File): Promise<boolean> {
  const bytes = await file
    .slice(0, 4)
    .arrayBuffer()
    .catch(() => null);
  if (bytes === null) return true;
  const begun = new Uint8Array(bytes);
  return BEGINNINGS.some((beginning) => beginning.every((byte, index) => begun[index] === byte));
}

/**
 * Those of these files that are called pictures and do not begin as a JPEG or PNG does: an empty one, a text or a phone's
 * HEIC under a picture's name.
 */
export async function feignedPictures(files: readonly File[]): Promise<File[]> {
  const claimed = files.filter((file) => isOfKind(file, IMAGE_KINDS));
  const isPicture = await Promise.all(claimed.map(beginsAsPicture));
  return claimed.filter((_, index) => !isPicture[index]);
}
