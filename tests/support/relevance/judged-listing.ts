import type { Listing } from "@/lib/schemas/listing";
import type { CompanyType } from "@/lib/shared/company-type";
import type { LatLng } from "@/lib/shared/geo";
import { attributePhrase } from "@/tests/support/relevance/attribute-words";

/** What judgements look at of a listing. */
export type JudgedListing = LatLng & {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly stateCode: string | null;
  /** `category--subcategory`; empty when it is in a category alone. */
  readonly subcategory: string;
  /** Phrases of name, description, tags and company type: attributes are looked for within each. */
  readonly phrases: readonly string[];
};

/** How a buyer says the type of a company; null: nobody asks for it by a word. */
const SAID: Readonly<Record<CompanyType, string | null>> = {
  manufacturer: "manufacturer",
  wholesaler: "wholesaler wholesale",
  distributor: "distributor",
  supplier: "supplier",
  industrial_services: null,
  exporters: "exporter",
  traders: "trader",
  other: null,
};

/** A tag that only repeats the subcategory says nothing about what this listing has. */
export function judgedListing(listing: Listing): JudgedListing {
  const { id, name, description, city, stateCode, companyType, category, subcategory } = listing;
  const [lng, lat] = listing.location.coordinates;
  const belongsTo = [subcategory?.name, subcategory?.slug].map((text) => attributePhrase(text ?? ""));
  const tags = listing.tags.filter((tag) => !belongsTo.includes(attributePhrase(tag)));
  const type = companyType === null ? null : SAID[companyType];
  return {
    id,
    name,
    city,
    stateCode,
    lat,
    lng,
    subcategory: subcategory === null ? "" : `${category.slug}--${subcategory.slug}`,
    phrases: [name, description, ...tags, ...(type === null ? [] : [type])].map(attributePhrase),
  };
}
