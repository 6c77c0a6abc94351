import { z } from "zod";
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
import { number, whole } from "@/lib/schemas/query-number";

export const SORTS = ["created_desc", "price_asc", "price_desc", "distance_asc", "relevance"] as const;
export type Sort = (typeof SORTS)[number];

const NUL = "\0";
/** Words are made of letters, marks and digits; a text without any asks for nothing (docs/product/search.md#words). */
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** A comma list without blanks and repeats. What is wrong with an item is wrong with the parameter. */
const list = (
  most: number,
  tooMany: string,
  isGood: (item: string) => boolean,
  bad: string,
  description: string,
) =>
  z
    .string()
    .transform((text) =>
      [...new Set(text.split(",").map((item) => item.trim()))].filter((item) => item !== ""),
    )
    .refine((items) => items.length <= most, tooMany)
    .refine((items) => items.every(isGood), bad)
    .meta({ description });

const ids = (name: string, description: string) =>
  list(
    MAX_IDS_IN_LIST,
    `${name}: at most ${MAX_IDS_IN_LIST} ids`,
    isId,
    `${name} must be a comma-separated list of ids`,
    description,
  );

/** The parameters of a search by themselves; what they mean together is for the readers in listing-search.ts. */
export const searchFields = {
  q: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH, `q must be at most ${MAX_QUERY_LENGTH} characters`)
    .refine((text) => !text.includes(NUL), "q must not hold a NUL character")
    .transform((text) => (WORD.test(text) ? text : undefined))
    .meta({
      description:
        "What is wanted, in words: place, company type, sizes and spelling are read from them (`interpretation` of the answer)",
    }),
  words: z.enum(["literal"], { error: "words must be literal" }).meta({
    description:
      "literal: no interpretation. All words as typed, in name, description, tags, company, category, subcategory, address, city and state, the last one as a prefix",
  }),
  not: list(
    READINGS.length,
    `not: at most ${READINGS.length} readings`,
    (item) => (READINGS as readonly string[]).includes(item),
    `not must be a comma-separated list of ${READINGS.join(", ")}`,
    "Comma list of readings of q to leave out: place, type, attributes, spelling",
  ).transform((items) => READINGS.filter((reading: Reading) => items.includes(reading))),
  categoryIds: ids("categoryIds", "Comma list: a listing of any of these categories"),
  subcategoryIds: ids("subcategoryIds", "Comma list: a listing of any of these subcategories"),
  tags: z
    .string()
    .toLowerCase()
    .pipe(
      list(
        MAX_TAGS,
        `tags: at most ${MAX_TAGS}`,
        (tag) => tag.length <= MAX_TAG_LENGTH && !tag.includes(NUL),
        `tags: each at most ${MAX_TAG_LENGTH} characters, none of them NUL`,
        "Comma list: a listing with any of these tags",
      ),
    )
    .meta({ description: "Comma list: a listing with any of these tags" }),
  lat: number("lat", -90, 90, "Latitude in degrees; together with lng"),
  lng: number("lng", -180, 180, "Longitude in degrees; together with lat"),
  radiusKm: number("radiusKm", MIN_RADIUS_KM, MAX_RADIUS_KM, "Only listings this near to lat and lng, km"),
  priceMin: whole("priceMin", 0, MAX_PRICE_RUPEES, "Whole rupees; leaves out listings without a price"),
  priceMax: whole("priceMax", 0, MAX_PRICE_RUPEES, "Whole rupees; leaves out listings without a price"),
  companyType: z
    .enum(COMPANY_TYPES, { error: `companyType must be one of ${COMPANY_TYPES.join(", ")}` })
    .meta({ description: "The kind of company that offers the listing" }),
  providerUserId: z
    .string()
    .regex(ID_PATTERN, "providerUserId must be an id")
    .meta({ description: "Listings of one provider" }),
  city: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "city must be the slug of a city")
    .max(100, "city must be the slug of a city")
    .meta({ description: "Listings of one city, by the slug in the address of its pages", example: "pune" }),
  inState: z
    .string()
    .regex(/^[A-Z]{2}$/, "inState must be the two-letter code of a state")
    .meta({
      description: "ISO 3166-2:IN without 'IN-': only the listings of this state, with any sort",
      example: "MH",
    }),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, "state must be the two-letter code of a state")
    .meta({
      description:
        "ISO 3166-2:IN without 'IN-': the listings of this state first, then all others, each nearest to the state's reference point first; neither with lat and lng nor with sort",
      example: "MH",
    }),
  sort: z.enum(SORTS, { error: `sort must be one of ${SORTS.join(", ")}` }).meta({
    description: "distance_asc needs lat and lng, relevance needs q; created_desc when absent",
  }),
  page: whole("page", 1, MAX_PAGE, "Which page, from 1", 1),
  limit: whole("limit", 1, MAX_PAGE_SIZE, "How many listings a page has", PAGE_SIZE),
};
