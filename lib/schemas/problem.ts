import { z } from "zod";

/** The body of every failed call (decisions.md section 3). */
export const Problem = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: "Problem" });
