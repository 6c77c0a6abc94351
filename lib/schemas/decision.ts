import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import { text } from "@/lib/schemas/text";

/** The version of a listing that a decision is about: its `updatedAt` as it was read. Scripts may leave it out. */
const updatedAt = z.iso.datetime(failure("notAVersion")).optional();

export const ApproveInput = z.strictObject({ updatedAt });
export const RejectInput = z.strictObject({
  updatedAt,
  reason: text(0, 500, failure("reasonLength")).optional(),
});
