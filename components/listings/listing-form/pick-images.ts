import { FILE_KINDS, IMAGE_KINDS, MAX_FILE_BYTES } from "@/lib/shared/upload";

/** Why a chosen file is not taken. */
export type Refusal = "kind" | "size" | "noSlots" | "tooMany";

export type Picked = {
  readonly taken: readonly File[];
  /** In the order they were chosen. */
  readonly refused: readonly { readonly name: string; readonly reason: Refusal }[];
};

const TYPES: readonly string[] = IMAGE_KINDS.map((kind) => FILE_KINDS[kind].mimeType);

/**
 * Which of the chosen files a listing's form takes: JPEG or PNG, at most 5 MiB, while there are slots (spec.md section
 * 5). The server judges by content again.
 * @param free how many slots are left; 0 → 'noSlots', less than were chosen → 'tooMany'
 */
export function pickImages(files: readonly File[], free: number): Picked {
  const taken: File[] = [];
  const refused: { name: string; reason: Refusal }[] = [];
  for (const file of files) {
    const reason = !TYPES.includes(file.type)
      ? "kind"
      : file.size > MAX_FILE_BYTES
        ? "size"
        : free === 0
          ? "noSlots"
          : taken.length >= free
            ? "tooMany"
            : null;
    if (reason === null) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { taken, refused };
}
