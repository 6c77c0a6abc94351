import { z } from "zod";

/** The body of every failed call (docs/product/api.md#failures). */
export const Problem = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: "Problem" });
