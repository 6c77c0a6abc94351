import { COMPANY_TYPES } from "@/lib/shared/company-type";
import type { Directory, Synonym } from "@/tests/lib/domain/listings/search/brute-force";
import { idOf, type TestListing } from "@/tests/support/directory";

/** A repeatable source of numbers from 0 to 1 (a linear congruential generator is enough to vary rows). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WORDS = [
  "pump",
  "Pumps",
  "motor",
  "Motors",
  "milk",
  "curd",
  "milk/curd",
  "Crème",
  "brûlée",
  "the",
  "steel",
  "STEEL",
  "दूध",
  "दही",
  "दूध/दही",
  "क्लीनिक",
  "₹500",
  "(500)",
  "and",
  "Cre\u0300me",
] as const;
const TAGS = ["fresh", "organic", "steel"] as const;

/** Where listings gather: two cities, the same longitude line twice, and both sides of the 180° meridian. */
const CENTRES = [
  { lat: 18.52, lng: 73.86, city: "Pune", stateCode: "MH" },
  { lat: 19.07, lng: 72.88, city: "Mumbai", stateCode: "MH" },
  { lat: 12.97, lng: 77.59, city: null, stateCode: "KA" },
  { lat: -17, lng: 179.95, city: null, stateCode: null },
  { lat: 89.9, lng: 10, city: null, stateCode: null },
] as const;

/** Of one word and of several, overlapping ones, one that holds a stop word, one that is one, spellings of one word. */
export const SYNONYMS: readonly Synonym[] = [
  { term: "jal yantra", meaning: "pump" },
  { term: "jal", meaning: "milk" },
  { term: "yantra wala", meaning: "steel motors" },
  { term: "पम्प", meaning: "pumps" },
  { term: "नलसाज\u093c", meaning: "hand motor" },
  { term: "milk and curd", meaning: "दूध" },
  { term: "curd machine", meaning: "machinery" },
  { term: "food", meaning: "organic" },
  { term: "food", meaning: "fresh curd" },
  { term: "the", meaning: "mumbai" },
];

/** A few hundred listings full of ties: equal places, prices and moments; null prices; every status. */
export function randomDirectory(seed: number, size: number): Directory {
  const random = randomNumbers(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const some = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(WORDS)).join(pick([" ", ", ", "-"]));

  const categories = ["Machinery", "Food & Milk", "Services"].map((name, n) => ({
    id: idOf("c", n),
    name,
    slug: `category-${n}`,
  }));
  const subcategories = ["Pumps", "Curd", "Hand motors", "Steel pumps"].map((name, n) => ({
    id: idOf("s", n),
    name,
    slug: `sub-${n}`,
    categoryId: idOf("c", n % 3),
  }));
  const companies = Array.from({ length: 12 }, (_, n) => ({
    id: idOf("p", n),
    name: `${pick(["Steel", "Motor", "Milk"])} Works`,
    type: n === 0 ? null : pick(COMPANY_TYPES.slice(0, 3)),
    disabled: n === 11,
  }));
  const places = CENTRES.flatMap((centre) =>
    Array.from({ length: 40 }, () => {
      const [lat, lng] = [centre.lat + (random() - 0.5) * 0.8, centre.lng + (random() - 0.5) * 0.8];
      // The pole is one place whatever its longitude; with two, the same distance would differ in its last bit.
      if (lat >= 90) return { ...centre, lat: 90 };
      return { ...centre, lat, lng: lng > 180 ? lng - 360 : lng };
    }),
  );
  const listings = Array.from({ length: size }, (_, n): TestListing => {
    const category = Math.floor(random() * 3);
    const own = subcategories.filter(({ categoryId }) => categoryId === idOf("c", category));
    const status = random() < 0.85 ? "approved" : pick(["pending_approval", "rejected", "archived"] as const);
    const { lat, lng, city, stateCode } = pick(places);
    return {
      id: idOf("x", Math.floor(random() * 1e6) * 1000 + n),
      providerUserId: pick(companies).id,
      categoryId: idOf("c", category),
      subcategoryId: random() < 0.3 ? null : pick(own).id,
      name: `${some(3)} pump`,
      description: random() < 0.3 ? "" : some(4),
      price: random() < 0.2 ? null : pick([1, 500, 500, 1000, 2500, 1_000_000_000]),
      address: random() < 0.5 ? "" : some(2),
      city,
      stateCode,
      lat,
      lng,
      tags: TAGS.filter(() => random() < 0.3),
      status,
      publishedAt:
        status === "pending_approval"
          ? null
          : `2026-0${1 + Math.floor(random() * 6)}-01T00:00:00.00${Math.floor(random() * 3)}Z`,
    };
  });
  const states = [
    { code: "MH", name: "Maharashtra" },
    { code: "KA", name: "Karnataka" },
  ];
  return { listings, companies, categories, subcategories, states, synonyms: SYNONYMS };
}
