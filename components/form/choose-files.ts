import { FILE_KINDS, type FileKind, MAX_FILE_BYTES } from "@/lib/shared/upload";

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
