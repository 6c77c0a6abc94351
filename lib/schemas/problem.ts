import { z } from "zod";

const failure = {
  message: z.string().meta({ description: "The sentence of `key`, in English" }),
  key: z.string().meta({
    description: "What went wrong, finer than `code`: for words in another language",
    example: "emailInvalid",
  }),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .meta({ description: "What stands in the sentence, where something does" }),
};

/** The body of every failed call (docs/product/api.md#failures). */
export const Problem = z
  .object({
    code: z.string(),
    ...failure,
    errors: z.array(z.object({ path: z.string(), ...failure })).optional(),
    requestId: z.string(),
  })
  .meta({ id: "Problem" });
