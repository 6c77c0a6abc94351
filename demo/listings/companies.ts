import type { CompanyType } from "@/lib/shared/company-type";
import { type Address, addressIn } from "@/demo/places/address";
import { type PlacedTrade, trades } from "@/demo/goods/catalogue";
import { Choices } from "@/demo/listings/choices";
import { companyName } from "@/demo/listings/company-name";
import { demoId } from "@/demo/listings/demo-id";
import type { Mode } from "@/demo/goods/goods";
import { cities, type City, type Locality } from "@/demo/places/cities";

/** A demo provider. */
export interface Company {
  id: string;
  name: string;
  type: CompanyType;
  email: string;
  /** 10 digits that begin with 00: no phone in India does, so it rings nowhere. */
  phone: string;
  city: City;
  locality: Locality;
  address: Address;
  /** How dear it is: its prices are the usual ones times this. */
  priceLevel: number;
  placed: PlacedTrade;
}

const PER_TRADE = 4;
/** The ten largest cities have this share of the companies. */
const METRO_SHARE = 0.63;

const TYPES: Record<Mode, Partial<Record<CompanyType, number>>> = {
  goods: {
    manufacturer: 30,
    wholesaler: 16,
    distributor: 13,
    supplier: 15,
    exporters: 10,
    traders: 14,
    other: 2,
  },
  works: { industrial_services: 76, manufacturer: 16, other: 8 },
  local: { other: 50, industrial_services: 38, supplier: 12 },
  class: { other: 100 },
  hire: { supplier: 40, industrial_services: 30, other: 30 },
  professional: { other: 60, industrial_services: 40 },
};
// Who sells on: remote places have hardly any factory, and some goods are not made by those who sell them here.
const RESALE_TYPES = { wholesaler: 25, distributor: 15, supplier: 35, traders: 25 };

// The searches that the home page suggests, and the pumps of Pune, find several companies.
const PROMISED: readonly (readonly [subcategorySlug: string, city: string, companies: number])[] = [
  ["pumps", "Pune", 3],
  ["pumps", "Coimbatore", 3],
  ["corrugated-boxes", "Pune", 3],
  ["yarn", "Ludhiana", 3],
  ["ac-service", "Jaipur", 3],
];

// In remote places goods are what shops there sell; factories' supplies are not among them.
const REMOTE_GOODS = new Set([
  "building-materials",
  "food-agriculture",
  "furniture-interiors",
  "electronics-it",
  "automotive",
  "education-training",
  "printing-stationery",
  "jewellery-handicrafts",
  "textiles-garments",
  "electrical-solar",
  "health-medical",
]);
const RESOLD = new Set([
  "bearings",
  "books-teaching-aids",
  "car-batteries",
  "flowers-garlands",
  "fruits-vegetables",
  "laptops-computers",
  "pharma-wholesale",
  "printers-copiers",
  "tyres-wheels",
]);
const NOT_REMOTE = new Set([
  "yarn",
  "crane-forklift-hire",
  "motors-transformers",
  "panels-switchgear",
  "leather-footwear",
]);

function suits(city: City, placed: PlacedTrade): boolean {
  const { trade, categorySlug, subcategorySlug } = placed;
  if (trade.states && !trade.states.includes(city.stateCode)) return false;
  if (city.tier !== "remote") return true;
  if (trade.mode === "works" || NOT_REMOTE.has(subcategorySlug)) return false;
  return trade.mode !== "goods" || REMOTE_GOODS.has(categorySlug);
}

/** Takes the first city of the queue that suits and puts it at the end: all get their turn. */
function takeCity(queue: City[], placed: PlacedTrade): City {
  const at = queue.findIndex((city) => suits(city, placed));
  const [city] = queue.splice(at, 1);
  if (at < 0 || !city) throw new Error(`no city for ${placed.subcategorySlug}`);
  queue.push(city);
  return city;
}

function localityFor(pick: Choices, city: City, mode: Mode, type: CompanyType): Locality {
  const isWorkshop = mode === "works" || type === "manufacturer";
  const fitting = city.localities.filter((locality) => locality.isIndustrial === isWorkshop);
  const wholesale = mode === "goods" && !isWorkshop && pick.chance(0.25);
  return pick.one(wholesale || fitting.length === 0 ? city.localities : fitting);
}

/** All demo companies, the same on every call. */
export function demoCompanies(): Company[] {
  const pick = new Choices("demo-companies");
  const metros = cities.filter((city) => city.tier === "metro");
  // The largest come twice in the round.
  const round = ["Mumbai", "Delhi", "Bengaluru", "Pune"];
  const metroQueue = pick.shuffled([...metros, ...metros.filter((city) => round.includes(city.name))]);
  const otherQueue = pick.shuffled(cities.filter((city) => city.tier !== "metro"));

  const seats: { placed: PlacedTrade; city: City }[] = [];
  for (const [slug, cityName, count] of PROMISED) {
    const placed = trades.find((candidate) => candidate.subcategorySlug === slug);
    const city = cities.find((candidate) => candidate.name === cityName);
    if (!placed || !city) throw new Error(`${slug} in ${cityName} is not in the catalogue`);
    for (let i = 0; i < count; i++) seats.push({ placed, city });
  }
  let metroDebt = 0;
  for (const placed of trades) {
    for (let i = 0; i < PER_TRADE; i++) {
      metroDebt += METRO_SHARE;
      const isMetro = metroDebt >= 1;
      if (isMetro) metroDebt -= 1;
      seats.push({ placed, city: takeCity(isMetro ? metroQueue : otherQueue, placed) });
    }
  }
  const usedNames = new Set<string>();
  return seats.map((seat, index) => company(seat.placed, seat.city, index, usedNames));
}

function company(placed: PlacedTrade, city: City, index: number, usedNames: Set<string>): Company {
  const pick = new Choices(`demo-company:${index}`);
  const { mode, firms } = placed.trade;
  const isCraft = placed.categorySlug === "jewellery-handicrafts";
  const sellsOn = RESOLD.has(placed.subcategorySlug) || (city.tier === "remote" && !isCraft);
  const type = pick.weighted<CompanyType>(mode === "goods" && sellsOn ? RESALE_TYPES : TYPES[mode]);
  const locality = localityFor(pick, city, mode, type);
  let name = companyName(pick, { region: city.region, mode, firms, type });
  for (let tries = 0; usedNames.has(name.toLowerCase()); tries++) {
    name = companyName(pick, { region: city.region, mode, firms, type });
    if (tries > 20) name = `${name} (${city.name})`;
  }
  usedNames.add(name.toLowerCase());
  return {
    id: demoId("user", index),
    name,
    type,
    email: `demo-${String(index + 1).padStart(3, "0")}@example.com`,
    // Multiplying by a number that shares no factor with the modulus gives every company its own number.
    phone: `00${String(10_000_000 + ((index * 7_654_321 + 20_764_120) % 89_999_983))}`,
    city,
    locality,
    address: addressIn(pick, city, locality, mode === "works" || type === "manufacturer"),
    priceLevel: pick.between(0.89, 1.13),
    placed,
  };
}
