import "server-only";

/**
 * Names of what pages show, as the triggers of prisma/migrations/*_cache_tags and *_search_tag write them. A listing's
 * change is a change of its company, category, subcategory and state too, and so is a change of its company.
 */
export const pageTags = {
  /** Something too large to name: every page. A page need not say that it shows this. */
  everything: "everything",
  /** Names, order and hiding of categories and subcategories. */
  catalog: "catalog",
  /** Any public listing. */
  listings: "listings",
  /** What search understands a text by: synonyms and places. */
  search: "search",
  listing: (id: string) => `listing:${id}`,
  company: (userId: string) => `company:${userId}`,
  category: (id: string) => `category:${id}`,
  subcategory: (id: string) => `subcategory:${id}`,
  state: (code: string) => `state:${code}`,
} as const;
