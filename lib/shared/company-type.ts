/** What kind of company a provider is (docs/product/listings.md#fields), in the order of the tiles on the home page. */
export const COMPANY_TYPES = [
  "manufacturer",
  "wholesaler",
  "distributor",
  "supplier",
  "industrial_services",
  "exporters",
  "traders",
  "other",
] as const;

export type CompanyType = (typeof COMPANY_TYPES)[number];
