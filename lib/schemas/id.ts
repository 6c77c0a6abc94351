import { z } from "zod";
import { ID_PATTERN } from "@/lib/shared/id";

/** One id for a thing everywhere (docs/product/pages.md#addresses). */
export const Id = z
  .string()
  .regex(ID_PATTERN, "Not a valid id")
  .meta({ id: "Id", example: "1m7yp0yxh4yyvh6b" });
