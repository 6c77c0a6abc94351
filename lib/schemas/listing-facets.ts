import { z } from "zod";
import { optionalSearchFields, refuseConflicts } from "@/lib/schemas/listing-search";

const { page: _page, limit: _limit, sort: _sort, state: _state, ...filters } = optionalSearchFields;

/** The query of `GET /listings/facets`: the words and filters of a search. */
export const FacetsQuery = z.object(filters).superRefine(refuseConflicts);

const counts = (of: string) =>
  z.record(z.string(), z.int().min(1)).meta({ description: `By ${of}; what is not there has none` });

/** How many listings a search would find with another choice of one filter, all other filters as they are. */
export const ListingFacets = z.object({
  categories: counts("id of a category"),
  subcategories: counts("id of a subcategory"),
  companyTypes: counts("company type"),
});
export type ListingFacets = z.output<typeof ListingFacets>;
