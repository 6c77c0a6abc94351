import "server-only";
import type { FileKind } from "@/lib/shared/upload";

/** A file that arrived, on disk in a temporary place until the request is over. Its kind was judged by its content. */
export type UploadedFile = {
  readonly tempPath: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  /** Base name as the sender gave it, cleaned, at most 120 characters: for display only. */
  readonly originalName: string;
};
