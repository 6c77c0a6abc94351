import MiniSearch from "minisearch";
import { z } from "zod";
import type { Listing } from "@/lib/schemas/listing";

const FIELDS = [
  "name",
  "description",
  "tags",
  "subcategory",
  "category",
  "company",
  "address",
  "city",
] as const;

/** A listing's texts. */
export const StockDocument = z.record(z.enum(["id", ...FIELDS]), z.string());
export type StockDocument = z.output<typeof StockDocument>;

/** A stock library as its manual shows it: all texts of a listing, any of the words, prefixes and one letter in five wrong. */
export const stockIndex = (): MiniSearch<StockDocument> =>
  new MiniSearch<StockDocument>({
    fields: [...FIELDS],
    searchOptions: { boost: { name: 2 }, prefix: true, fuzzy: 0.2 },
  });

/**
 * What a stock library makes of the same listings. It knows no place but by its name.
 * @returns the ids that a query finds, best first
 */
export function offTheShelf(listings: readonly Listing[]): (q: string) => string[] {
  const index = stockIndex();
  index.addAll(
    listings.map((listing) => ({
      id: listing.id,
      name: listing.name,
      description: listing.description,
      tags: listing.tags.join(" "),
      subcategory: listing.subcategory?.name ?? "",
      category: listing.category.name,
      company: listing.provider.providerProfile.companyName,
      address: listing.address,
      city: listing.city ?? "",
    })),
  );
  return (q) => index.search(q).map(({ id }) => String(id));
}
