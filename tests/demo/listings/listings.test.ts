import { describe, expect, test } from "vitest";
import { categoryTexts } from "@/lib/content/categories";
import { states } from "@/lib/content/states";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { isId } from "@/lib/shared/id";
import { catalogue, trades } from "@/demo/goods/catalogue";
import { demoCompanies } from "@/demo/listings/companies";
import { picturesOf } from "@/demo/listings/listing-pictures";
import { demoListings, type Listing } from "@/demo/listings/listings";
import { cities } from "@/demo/places/cities";

const today = new Date("2026-11-21T06:00:00Z");
const companies = demoCompanies();
const listings = demoListings(companies, today);
const approved = listings.filter(({ status }) => status === "approved");
const share = (some: readonly unknown[]) => some.length / listings.length;
const byCompany = new Map(companies.map((company) => [company.id, company]));

const metros = cities.filter(({ tier }) => tier === "metro");

function kmBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

describe("the catalogue", () => {
  test("has a trade for every subcategory and no other", () => {
    expect(
      Object.entries(catalogue).map(([slug, ofCategory]) => [slug, Object.keys(ofCategory).sort()]),
    ).toEqual(
      categoryTexts.map(({ slug, subcategories }) => [slug, subcategories.map((sub) => sub.slug).sort()]),
    );
  });

  test.each(
    trades.map((placed) => [`${placed.categorySlug}/${placed.subcategorySlug}`, placed.trade] as const),
  )("%s offers at least three things, each fully described", (_, trade) => {
    expect(trade.offers.length).toBeGreaterThanOrEqual(3);
    for (const offer of trade.offers) {
      expect(offer.name).toContain("{size}");
      expect(offer.kinds.length === 1 || offer.name.includes("{kind}")).toBe(true);
      expect(offer.sentences.length).toBeGreaterThanOrEqual(2);
      expect(offer.tags.length).toBeGreaterThanOrEqual(2);
      for (const [, price] of offer.sizes) expect(price === null || Number.isInteger(price)).toBe(true);
    }
  });
});

describe("what is covered", () => {
  test("at least 3,200 listings of about 650 companies", () => {
    expect(listings.length).toBeGreaterThanOrEqual(3200);
    expect(companies.length).toBeGreaterThanOrEqual(600);
    expect(companies.length).toBeLessThanOrEqual(700);
  });

  test("approved listings in every subcategory", () => {
    const covered = new Set(approved.map((one) => `${one.categorySlug}/${one.subcategorySlug}`));
    const wanted = trades.map((one) => `${one.categorySlug}/${one.subcategorySlug}`);
    expect(wanted.filter((trade) => !covered.has(trade))).toEqual([]);
  });

  test("approved listings of every company type and in every state and union territory", () => {
    const types = new Set(approved.map((one) => byCompany.get(one.providerUserId)?.type));
    expect([...types].sort()).toEqual([...COMPANY_TYPES].sort());
    const covered = new Set(approved.map((one) => one.stateCode));
    expect([...covered].sort()).toEqual(states.map(({ code }) => code).sort());
  });

  test("all four statuses, mostly approved", () => {
    const shareOf = (status: Listing["status"]) => share(listings.filter((one) => one.status === status));
    expect(shareOf("approved")).toBeCloseTo(0.88, 1);
    expect(shareOf("pending_approval")).toBeGreaterThan(0.04);
    expect(shareOf("rejected")).toBeGreaterThan(0.02);
    expect(shareOf("archived")).toBeGreaterThan(0.01);
  });

  test("at least 60 % within 35 km of the ten largest cities", () => {
    expect(metros).toHaveLength(10);
    const middles = metros.map(({ localities }) => localities[0]!);
    const near = listings.filter((one) => middles.some((middle) => kmBetween(middle, one) <= 35));
    expect(share(near)).toBeGreaterThanOrEqual(0.6);
  });

  test("some on request, some without pictures, some with long names, at most three pictures", () => {
    expect(listings.filter(({ price }) => price === null).length).toBeGreaterThan(20);
    expect(share(listings.filter(({ pictureCount }) => pictureCount === 0))).toBeCloseTo(0.12, 1);
    expect(listings.filter(({ name }) => name.length >= 100).length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...listings.map((one) => picturesOf(one).length))).toBe(3);
    expect(share(listings.filter((one) => picturesOf(one).length > 0))).toBeGreaterThan(0.25);
  });

  test("a unit where the words say it, in a good part of them, and nowhere else", () => {
    const basis = ({ description }: Listing) => /Price basis: ([^.]+)\./.exec(description)?.[1] ?? "";
    expect(share(listings.filter(({ priceUnit }) => priceUnit !== null))).toBeGreaterThan(0.3);
    const said = new Map([
      ["kg", /^per kg/],
      ["sq_ft", /^per sq ft/],
      ["metre", /^per (running )?metre/],
      ["month", /^per month/],
      ["visit", /^per visit/],
      ["day", /^per day/],
      ["pair", /^per pair/],
      ["box", /^per box/],
      ["job", /^per job/],
    ]);
    for (const [unit, words] of said) {
      const priced = listings.filter(({ priceUnit }) => priceUnit === unit);
      expect(priced.length, unit).toBeGreaterThan(0);
      const isSaid = (one: Listing) =>
        words.test(basis(one)) || words.test(one.name.replace(/^.*, (?=per )/, ""));
      expect(priced.filter((one) => !isSaid(one))).toEqual([]);
    }
    expect(listings.filter((one) => one.price === null && (one.priceUnit ?? one.priceFrom))).toEqual([]);
    const begins = listings.filter(({ priceFrom }) => priceFrom);
    expect(begins.length).toBeGreaterThan(0);
    expect(begins.map(basis).filter((text) => !text.startsWith("starting price"))).toEqual([]);
  });

  test("what the home page suggests finds several", () => {
    const found = (city: string, ...words: string[]) =>
      approved.filter((one) => {
        const text = [one.name, ...one.tags].join(" ").toLowerCase();
        return one.city === city && words.every((word) => text.includes(word));
      }).length;
    expect(found("Pune", "corrugated", "boxes")).toBeGreaterThanOrEqual(5);
    expect(found("Coimbatore", "pump")).toBeGreaterThanOrEqual(6);
    expect(found("Ludhiana", "hosiery", "yarn")).toBeGreaterThanOrEqual(4);
    expect(found("Jaipur", "ac service")).toBeGreaterThanOrEqual(6);
    const pune = { lat: 18.5204, lng: 73.8567 };
    const pumps = approved.filter((one) => one.subcategorySlug === "pumps" && kmBetween(pune, one) <= 25);
    expect(pumps.length).toBeGreaterThanOrEqual(8);
  });
});

describe("every listing", () => {
  test("is the same on every call", () => {
    expect(demoListings(demoCompanies(), today)).toEqual(listings);
  });

  test("differs from the others in its id, and in its name or address", () => {
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
    expect(new Set(listings.map(({ name, address }) => `${name}\n${address}`)).size).toBe(listings.length);
    expect(listings.every(({ id, providerUserId }) => isId(id) && isId(providerUserId))).toBe(true);
  });

  test.each([
    [
      "a name of 3 to 120 characters, filled in",
      ({ name }: Listing) => /^[^{}]{3,120}$/.test(name) && !/^[a-z]|,\s*$|, ,/.test(name),
    ],
    [
      "two to five full sentences",
      ({ description }: Listing) =>
        (description.match(/[^.]\.( |$)/g) ?? []).length >= 2 &&
        description.length < 500 &&
        !/[{}]/.test(description),
    ],
    [
      "a whole price that a person could pay",
      ({ price }: Listing) => price === null || (Number.isInteger(price) && price >= 1 && price <= 2_500_000),
    ],
    ["a phone that rings nowhere", ({ phoneNumber }: Listing) => /^00\d{8}$/.test(phoneNumber)],
    [
      "an address with city and PIN code",
      ({ address, city }: Listing) =>
        address.includes(city) && /\d{6}$/.test(address) && address.length <= 300,
    ],
    [
      "three to six lower-case tags",
      ({ tags }: Listing) =>
        tags.length >= 3 && tags.length <= 6 && tags.every((tag) => tag === tag.toLowerCase()),
    ],
    ["a point in India", ({ lat, lng }: Listing) => lat > 6 && lat < 38 && lng > 68 && lng < 98],
    [
      "a radius of whole kilometres or none",
      ({ maxRadiusKm }: Listing) =>
        maxRadiusKm === null || (maxRadiusKm >= 1 && Number.isInteger(maxRadiusKm)),
    ],
    ["dates that fit its status", fitsStatus],
  ])("has %s", (_, holds) => {
    expect(listings.filter((one) => !holds(one))).toEqual([]);
  });

  test("stands within 3 km of a locality of its city", () => {
    const lost = listings.filter((one) => {
      const city = cities.find(({ name, stateCode }) => name === one.city && stateCode === one.stateCode);
      return !city?.localities.some((locality) => kmBetween(locality, one) <= 3);
    });
    expect(lost).toEqual([]);
  });

  test("promises nothing and boasts of nothing", () => {
    const boast =
      /\b(lorem|ipsum|verified|best|cheapest|no\. ?1|number one|leading|world[- ]class|guaranteed?|trusted|finest|premium|test listing|demo)\b/i;
    expect(listings.filter(({ name, description }) => boast.test(`${name} ${description}`))).toEqual([]);
  });
});

function fitsStatus({ status, publishedAt, createdAt, updatedAt, rejectionReason }: Listing): boolean {
  const wasPublished = status === "approved" || status === "archived";
  if (wasPublished !== (publishedAt !== null) || (status === "rejected") !== (rejectionReason !== null))
    return false;
  const oldest = today.getTime() - 305 * 86_400_000;
  return (
    createdAt.getTime() >= oldest &&
    createdAt <= updatedAt &&
    updatedAt <= today &&
    createdAt <= (publishedAt ?? today)
  );
}

describe("every company", () => {
  test("has its own name, e-mail at a reserved domain and phone", () => {
    for (const values of [
      companies.map(({ name }) => name.toLowerCase()),
      companies.map(({ phone }) => phone),
    ]) {
      expect(new Set(values).size).toBe(companies.length);
    }
    expect(companies.every(({ email }) => /^demo-\d{3}@example\.com$/.test(email))).toBe(true);
    expect(
      companies.filter(({ name }) => name.length < 2 || name.length > 60 || / {2}|\bundefined\b/.test(name)),
    ).toEqual([]);
  });

  test("asks more for more of the same", () => {
    const pump = (name: string, size: string) => name.startsWith(`Monoblock water pump, ${size}`);
    for (const { id } of companies) {
      const own = listings.filter((one) => one.providerUserId === id);
      const small = own.filter(({ name }) => pump(name, "1 HP")).map(({ price }) => price ?? 0);
      const large = own.filter(({ name }) => pump(name, "5 HP")).map(({ price }) => price ?? Infinity);
      expect(Math.max(0, ...small)).toBeLessThan(Math.min(Infinity, ...large));
    }
  });
});
