import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import { Id } from "@/lib/schemas/id";
import { MAX_DOCUMENTS } from "@/lib/shared/upload";

/** A document a provider proves itself with; private to its owner and admins (docs/security.md#private-data). */
export const Document = z
  .object({
    id: Id,
    _id: Id,
    url: z.string().meta({ description: "/api/v1/documents/{id}: for its owner and admins" }),
    originalName: z.string(),
    kind: z.enum(["image", "pdf"]),
    mimeType: z.string(),
    size: z.int().min(0).meta({ description: "bytes" }),
    uploadedAt: z.iso.datetime(),
  })
  .meta({ id: "Document" });
export type Document = z.output<typeof Document>;

/** `documentsMeta` of the registration: a JSON list of what the upload answered; only the ids count. Blank is none. */
export const DocumentsMeta = z
  .string()
  .max(20_000)
  .transform((value, context) => {
    if (value.trim() === "") return [];
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: failure("documentsMeta") });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(z.looseObject({ id: Id }), failure("documentsMetaItems"))
      .max(MAX_DOCUMENTS, failure("fileCount")),
  )
  .transform((documents) => [...new Set(documents.map(({ id }) => id))]);
