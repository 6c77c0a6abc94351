import { z } from "zod";
import { type ListingDraft, sentTexts } from "@/components/listings/listing-form/listing-values";
import { CreateListingFields, CreateListingFieldsInSubcategory } from "@/lib/schemas/listing-form";

/** What the form holds, as the API's rules read it. */
const AsSent = z.custom<ListingDraft>().transform((draft): z.input<typeof CreateListingFields> => {
  const { tags, ...texts } = sentTexts(draft);
  return { ...texts, tags: [tags] };
});

/**
 * What the form can tell without asking the server: the API's own rules
 * (docs/product/texts-and-limits.md#what-is-checked).
 */
export const LISTING_RULES = AsSent.pipe(CreateListingFields);
/** The same where the chosen category has subcategories. */
export const LISTING_RULES_IN_SUBCATEGORY = AsSent.pipe(CreateListingFieldsInSubcategory);
