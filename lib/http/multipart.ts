import "server-only";
import type { Form } from "@/lib/api/contract";
import type { UploadedFile } from "@/lib/server/uploads";
import { AppError } from "@/lib/shared/errors";

/** A form that arrived: its text fields, its files in a temporary place, and how to throw those away. */
export type ReceivedForm = {
  readonly fields: Readonly<Record<string, string | string[]>>;
  readonly files: readonly UploadedFile[];
  readonly discard: () => Promise<void>;
};

export async function readForm(_request: Request, _form: Form): Promise<ReceivedForm> {
  throw new AppError("UNAVAILABLE", "Uploads are not ready yet.");
}
