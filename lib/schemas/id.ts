import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import { ID_PATTERN } from "@/lib/shared/id";

/** One id for a thing everywhere (docs/product/pages.md#addresses). */
export const Id = z
  .string()
  .regex(ID_PATTERN, failure("idInvalid"))
  .meta({ id: "Id", example: "1m7yp0yxh4yyvh6b" });
