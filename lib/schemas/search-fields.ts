import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import type { FailureKey, FailureValues } from "@/lib/shared/failures";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { ID_PATTERN, isId } from "@/lib/shared/id";
import {
  MAX_IDS_IN_LIST,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_PRICE_RUPEES,
  MAX_QUERY_LENGTH,
  MAX_RADIUS_KM,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MIN_RADIUS_KM,
  PAGE_SIZE,
} from "@/lib/shared/limits";
import { type Reading, READINGS } from "@/lib/schemas/interpretation";
import { number, whole, words } from "@/lib/schemas/query-number";

export const SORTS = ["created_desc", "price_asc", "price_desc", "distance_asc", "relevance"] as const;
export type Sort = (typeof SORTS)[number];

const NUL = "\0";
/** Words are made of letters, marks and digits; a text without any asks for nothing (docs/product/search.md#words). */
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** A comma list without blanks and repeats. What is wrong with an item is wrong with the parameter. */
const list = (
  most: number,
  tooMany: FailureKey,
  isGood: (item: string) => boolean,
  bad: { error: FailureKey; params?: FailureValues },
  description: string,
) =>
  z
    .string()
    .transform((text) =>
      [...new Set(text.split(",").map((item) => item.trim()))].filter((item) => item !== ""),
    )
    .refine((items) => items.length <= most, { error: tooMany, params: { maximum: most } })
    .refine((items) => items.every(isGood), bad)
    .meta({ description });

const ids = (description: string) =>
  list(MAX_IDS_IN_LIST, "tooManyIds", isId, { error: "notIds" }, description);

/** The parameters of a search by themselves; what they mean together is for the readers in listing-search.ts. */
export const searchFields = {
  q: words(MAX_QUERY_LENGTH)
    .transform((text) => (WORD.test(text) ? text : undefined))
    .meta({
      description:
        "What is wanted, in words: place, company type, sizes and spelling are read from them (`interpretation` of the answer)",
    }),
  words: z.enum(["literal"]).meta({
    description:
      "literal: no interpretation. All words as typed, in name, description, tags, company, category, subcategory, address, city and state, the last one as a prefix",
  }),
  not: list(
    READINGS.length,
    "tooManyReadings",
    (item) => (READINGS as readonly string[]).includes(item),
    { error: "notReadings", params: { options: READINGS.join(", ") } },
    "Comma list of readings of q to leave out: place, type, attributes, spelling",
  ).transform((items) => READINGS.filter((reading: Reading) => items.includes(reading))),
  categoryIds: ids("Comma list: a listing of any of these categories"),
  subcategoryIds: ids("Comma list: a listing of any of these subcategories"),
  tags: z
    .string()
    .toLowerCase()
    .pipe(
      list(
        MAX_TAGS,
        "listTooLong",
        (tag) => tag.length <= MAX_TAG_LENGTH && !tag.includes(NUL),
        { error: "tagTooLong", params: { maximum: MAX_TAG_LENGTH } },
        "Comma list: a listing with any of these tags",
      ),
    )
    .meta({ description: "Comma list: a listing with any of these tags" }),
  lat: number(-90, 90, "Latitude in degrees; together with lng"),
  lng: number(-180, 180, "Longitude in degrees; together with lat"),
  radiusKm: number(MIN_RADIUS_KM, MAX_RADIUS_KM, "Only listings this near to lat and lng, km"),
  priceMin: whole(0, MAX_PRICE_RUPEES, "Whole rupees; leaves out listings without a price"),
  priceMax: whole(0, MAX_PRICE_RUPEES, "Whole rupees; leaves out listings without a price"),
  companyType: z.enum(COMPANY_TYPES).meta({ description: "The kind of company that offers the listing" }),
  providerUserId: z
    .string()
    .regex(ID_PATTERN, failure("notAnId"))
    .meta({ description: "Listings of one provider" }),
  city: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, failure("notACitySlug"))
    .max(100, failure("notACitySlug"))
    .meta({ description: "Listings of one city, by the slug in the address of its pages", example: "pune" }),
  inState: z
    .string()
    .regex(/^[A-Z]{2}$/, failure("notAStateCode"))
    .meta({
      description: "ISO 3166-2:IN without 'IN-': only the listings of this state, with any sort",
      example: "MH",
    }),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, failure("notAStateCode"))
    .meta({
      description:
        "ISO 3166-2:IN without 'IN-': the listings of this state first, then all others, each nearest to the state's reference point first; neither with lat and lng nor with sort",
      example: "MH",
    }),
  sort: z.enum(SORTS).meta({
    description: "distance_asc needs lat and lng, relevance needs q; created_desc when absent",
  }),
  page: whole(1, MAX_PAGE, "Which page, from 1", 1),
  limit: whole(1, MAX_PAGE_SIZE, "How many listings a page has", PAGE_SIZE),
};
