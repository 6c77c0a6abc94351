/**
 * Pages that are kept when they are asked for plainly, and rendered every time when their query says more: which keys,
 * and below which segment the second one stands. Every other key (`utm_source`) changes nothing.
 */
export const TWINS = [
  {
    path: "/services/category/:slug",
    segment: "filtered",
    keys: [
      "type",
      "q",
      "categoryIds",
      "subcategoryIds",
      "tags",
      "lat",
      "lng",
      "radiusKm",
      "priceMin",
      "priceMax",
      "companyType",
      "providerUserId",
      "state",
      "city",
      "sort",
      "page",
      "limit",
      // What the forms send beside them (components/search/tidy-query.ts).
      "place",
      "placeWas",
      "categoriesWere",
    ],
  },
  { path: "/company/:slug", segment: "more", keys: ["page"] },
  { path: "/services/in/:city/:category", segment: "more", keys: ["page"] },
] as const;
