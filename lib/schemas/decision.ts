import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import { text } from "@/lib/schemas/text";

/** The version of a listing that a decision or an edit is about: its `updatedAt` as it was read. Scripts may leave it out. */
export const SeenVersion = z.iso.datetime(failure("notAVersion")).optional();

export const ApproveInput = z.strictObject({ updatedAt: SeenVersion });
export const RejectInput = z.strictObject({
  updatedAt: SeenVersion,
  reason: text(0, 500, failure("reasonLength")).optional(),
});
