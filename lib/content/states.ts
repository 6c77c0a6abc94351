import { INTL_LOCALE } from "@/lib/shared/intl";
import { type Locale, localePath } from "@/lib/shared/locale";
import { slugify } from "@/lib/shared/slug";

/** What the drawn card of a state shows. */
export type Terrain =
  | "mountains"
  | "hills"
  | "coast"
  | "desert"
  | "plains"
  | "forest"
  | "backwaters"
  | "plateau"
  | "delta"
  | "city"
  | "islands"
  | "temple";

export type State = {
  /** ISO 3166-2:IN without 'IN-', as of its edition of November 2023: CG, OD, TS and UK, no longer CT, OR, TG and UT. */
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly nameHi: string;
  readonly kind: "state" | "union-territory";
  /** The reference point, degrees: the capital, or the largest city where the capital lies outside (Punjab, Haryana). */
  readonly lat: number;
  readonly lng: number;
  readonly terrain: Terrain;
  /** Older and other spellings and codes. Case, spaces and punctuation do not matter, nor '&' for 'and'. */
  readonly otherNames: readonly string[];
};

const entry =
  (kind: State["kind"]) =>
  (
    code: string,
    name: string,
    nameHi: string,
    lat: number,
    lng: number,
    terrain: Terrain,
    ...otherNames: string[]
  ): State => ({
    code,
    slug: slugify(name),
    name,
    nameHi,
    kind,
    lat,
    lng,
    terrain,
    otherNames,
  });

const state = entry("state");
const territory = entry("union-territory");

/** The 28 states and 8 union territories of India, by name (docs/product/pages.md#home; one table, lists filter it). */
// prettier-ignore
export const states: readonly State[] = [
  territory("AN", "Andaman and Nicobar Islands", "अंडमान और निकोबार द्वीपसमूह", 11.6234, 92.7265, "islands", "Andaman and Nicobar", "Andaman Nicobar", "Andamans", "A & N Islands", "अंडमान और निकोबार", "अंडमान निकोबार"),
  state("AP", "Andhra Pradesh", "आंध्र प्रदेश", 16.5062, 80.648, "delta", "Andhra", "AndhraPradesh", "आन्ध्र प्रदेश"),
  state("AR", "Arunachal Pradesh", "अरुणाचल प्रदेश", 27.0844, 93.6053, "mountains", "Arunachal", "Arunanchal Pradesh", "NEFA"),
  state("AS", "Assam", "असम", 26.1445, 91.7362, "plains", "Asom", "आसाम"),
  state("BR", "Bihar", "बिहार", 25.5941, 85.1376, "plains", "BH"),
  territory("CH", "Chandigarh", "चंडीगढ़", 30.7333, 76.7794, "city", "Chandigarh UT", "UT of Chandigarh", "चण्डीगढ़"),
  state("CG", "Chhattisgarh", "छत्तीसगढ़", 21.2514, 81.6296, "forest", "CT", "Chattisgarh", "Chhatisgarh", "Chatisgarh", "Chhattishgarh"),
  territory("DH", "Dadra and Nagar Haveli and Daman and Diu", "दादरा और नगर हवेली तथा दमन और दीव", 20.3974, 72.8328, "coast", "The Dadra and Nagar Haveli and Daman and Diu", "Dadra and Nagar Haveli", "Dadra Nagar Haveli", "Daman and Diu", "Daman Diu", "Daman", "Diu", "DNHDD", "DN", "DD", "दादरा और नगर हवेली", "दमन और दीव"),
  territory("DL", "Delhi", "दिल्ली", 28.6139, 77.209, "city", "New Delhi", "NCT of Delhi", "Delhi NCT", "NCT Delhi", "Delhi NCR", "National Capital Territory of Delhi", "Dilli", "नई दिल्ली"),
  state("GA", "Goa", "गोवा", 15.4909, 73.8278, "coast", "गोआ"),
  state("GJ", "Gujarat", "गुजरात", 23.2156, 72.6369, "desert", "Gujrat", "Gujerat"),
  state("HR", "Haryana", "हरियाणा", 28.4089, 77.3178, "plains", "Hariyana"),
  state("HP", "Himachal Pradesh", "हिमाचल प्रदेश", 31.1048, 77.1734, "mountains", "Himachal"),
  territory("JK", "Jammu and Kashmir", "जम्मू और कश्मीर", 34.0837, 74.7973, "mountains", "Jammu Kashmir", "J & K", "Jammu", "Kashmir", "जम्मू कश्मीर", "जम्मू एवं कश्मीर", "जम्मू व कश्मीर"),
  state("JH", "Jharkhand", "झारखंड", 23.3441, 85.3096, "forest", "Jharkand", "झारखण्ड"),
  state("KA", "Karnataka", "कर्नाटक", 12.9716, 77.5946, "plateau", "Karnatka", "Mysore State"),
  state("KL", "Kerala", "केरल", 8.5241, 76.9366, "backwaters", "Keralam", "Kerela", "केरला"),
  territory("LA", "Ladakh", "लद्दाख", 34.1526, 77.5771, "mountains", "Laddakh"),
  territory("LD", "Lakshadweep", "लक्षद्वीप", 10.5669, 72.642, "islands", "Laccadive Islands", "Laccadives", "Lakshadweep Islands"),
  state("MP", "Madhya Pradesh", "मध्य प्रदेश", 23.2599, 77.4126, "forest", "Madhyapradesh", "Central India"),
  state("MH", "Maharashtra", "महाराष्ट्र", 19.076, 72.8777, "hills", "Maharastra", "Maharshtra"),
  state("MN", "Manipur", "मणिपुर", 24.817, 93.9368, "hills"),
  state("ML", "Meghalaya", "मेघालय", 25.5788, 91.8933, "hills"),
  state("MZ", "Mizoram", "मिज़ोरम", 23.7271, 92.7176, "hills", "मिजोरम"),
  state("NL", "Nagaland", "नागालैंड", 25.6751, 94.1086, "hills", "नागालैण्ड"),
  state("OD", "Odisha", "ओडिशा", 20.2961, 85.8245, "temple", "Orissa", "OR", "उड़ीसा", "ओड़िशा"),
  territory("PY", "Puducherry", "पुदुचेरी", 11.9416, 79.8083, "coast", "Pondicherry", "Pondichery", "Pondy", "PN", "पुडुचेरी", "पांडिचेरी"),
  state("PB", "Punjab", "पंजाब", 30.901, 75.8573, "plains", "Panjab"),
  state("RJ", "Rajasthan", "राजस्थान", 26.9124, 75.7873, "desert", "Rajputana", "Rajastan"),
  state("SK", "Sikkim", "सिक्किम", 27.3314, 88.6138, "mountains"),
  state("TN", "Tamil Nadu", "तमिलनाडु", 13.0827, 80.2707, "temple", "Tamilnadu", "Madras State", "तमिल नाडु", "तमिलनाडू"),
  state("TS", "Telangana", "तेलंगाना", 17.385, 78.4867, "plateau", "TG", "Telengana", "तेलंगणा"),
  state("TR", "Tripura", "त्रिपुरा", 23.8315, 91.2868, "hills"),
  state("UP", "Uttar Pradesh", "उत्तर प्रदेश", 26.8467, 80.9462, "plains", "United Provinces", "Uttarpradesh"),
  state("UK", "Uttarakhand", "उत्तराखंड", 30.3165, 78.0322, "mountains", "Uttaranchal", "Uttrakhand", "UT", "UA", "उत्तराखण्ड", "उत्तरांचल"),
  state("WB", "West Bengal", "पश्चिम बंगाल", 22.5726, 88.3639, "delta", "Bengal", "Paschim Banga", "Paschimbanga", "Westbengal", "Bangla"),
];

/** The 28 states: the grid of /locations and the distance reference (docs/product/pages.md#home). */
export const distanceStates: readonly State[] = states.filter(({ kind }) => kind === "state");

/** The 8 union territories: the second group on /locations. */
export const unionTerritories: readonly State[] = states.filter(({ kind }) => kind === "union-territory");

/** The 28 states and Delhi: the 29 cards of the home carousel (docs/product/pages.md#home). */
export const homeCarouselStates: readonly State[] = states.filter(
  ({ kind, code }) => kind === "state" || code === "DL",
);

/** What is compared: letters (of any script, with their vowel signs) and digits only, Latin accents folded. */
const keyOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, "");

const byKey: ReadonlyMap<string, State> = new Map(
  states.flatMap((one) =>
    [one.code, one.slug, one.name, one.nameHi, ...one.otherNames].map((text) => [keyOf(text), one]),
  ),
);

/**
 * The state that a text names: its name in English or Hindi, an older or other spelling, its code or its slug, whatever
 * the case, spaces and punctuation, '&' or 'and'. Undefined when it names none.
 */
export const findState = (text: string): State | undefined => byKey.get(keyOf(text));

/** How near a pair of five decimals is to a point that it means, degrees. */
const SAME_POINT = 1e-5;

/** The state whose reference point a pair is: whoever chose the state from a list means all of it. Undefined elsewhere. */
export const stateOfPoint = ({ lat, lng }: { lat: number; lng: number }): State | undefined =>
  states.find((one) => Math.abs(one.lat - lat) < SAME_POINT && Math.abs(one.lng - lng) < SAME_POINT);

/** The state of a code; undefined when there is none. */
export const stateOfCode = (code: string): State | undefined => states.find((one) => one.code === code);

/** A state's name in the reader's language. */
export const stateName = (state: State, locale: Locale): string =>
  locale === "hi" ? state.nameHi : state.name;

/** States in the order of their names in the reader's language: whoever looks for 'उत्तर प्रदेश' looks under उ. */
export function inOrder(some: readonly State[], locale: Locale): readonly State[] {
  const { compare } = new Intl.Collator(INTL_LOCALE[locale]);
  return some.toSorted((a, b) => compare(stateName(a, locale), stateName(b, locale)));
}

/** The page of a state's own listings. */
export const inStateHref = ({ name }: State, locale: Locale): string =>
  localePath(locale, `/services/location?${new URLSearchParams({ location: name })}`);
