import { z } from "zod";
import { GeocodeReverseQuery } from "@/lib/schemas/geocode";
import { LOCALES } from "@/lib/shared/locale";

/** The query of `GET /popular`: a point, and the language of the names. */
export const PopularQuery = GeocodeReverseQuery.extend({
  lang: z.enum(LOCALES).default("en").meta({ description: "The language of names and addresses" }),
});
export type PopularQuery = z.output<typeof PopularQuery>;

/** What many businesses of a city do. */
export const Popular = z
  .object({
    city: z.string().nullable().meta({ description: "Null: no city with such pages is there" }),
    items: z.array(
      z.object({ name: z.string(), path: z.string().meta({ description: "The page of it in the city" }) }),
    ),
  })
  .meta({ id: "Popular" });
export type Popular = z.output<typeof Popular>;
