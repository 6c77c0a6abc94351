import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import { text } from "@/lib/schemas/text";

const categoryName = text(1, 60, failure("categoryNameLength"));
export const CreateCategoryInput = z.strictObject({ name: categoryName });
export const UpdateCategoryInput = z
  .strictObject({
    name: categoryName.optional(),
    position: z
      .int(failure("positionRange"))
      .min(0, failure("positionRange"))
      .max(1_000_000, failure("positionRange"))
      .optional(),
    hidden: z.boolean().optional(),
  })
  .refine((value) => Object.keys(value).length > 0, failure("nothingToChange"));
