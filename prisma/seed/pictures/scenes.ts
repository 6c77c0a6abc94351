import { building } from "@/prisma/seed/pictures/building";
import { chemicals } from "@/prisma/seed/pictures/chemicals";
import { crafts } from "@/prisma/seed/pictures/crafts";
import type { Scene } from "@/prisma/seed/pictures/drawing";
import { education } from "@/prisma/seed/pictures/education";
import { electrical } from "@/prisma/seed/pictures/electrical";
import { electronics } from "@/prisma/seed/pictures/electronics";
import { events } from "@/prisma/seed/pictures/events";
import { food } from "@/prisma/seed/pictures/food";
import { furniture } from "@/prisma/seed/pictures/furniture";
import { health } from "@/prisma/seed/pictures/health";
import { home } from "@/prisma/seed/pictures/home";
import { machinery } from "@/prisma/seed/pictures/machinery";
import { metals } from "@/prisma/seed/pictures/metals";
import { offices } from "@/prisma/seed/pictures/offices";
import { packaging } from "@/prisma/seed/pictures/packaging";
import { printing } from "@/prisma/seed/pictures/printing";
import { safety } from "@/prisma/seed/pictures/safety";
import { textiles } from "@/prisma/seed/pictures/textiles";
import { transport } from "@/prisma/seed/pictures/transport";
import { vehicles } from "@/prisma/seed/pictures/vehicles";
import { randomFrom } from "@/prisma/seed/random";

const drawn = {
  ...machinery,
  ...packaging,
  ...textiles,
  ...building,
  ...electrical,
  ...food,
  ...home,
  ...transport,
  ...chemicals,
  ...metals,
  ...furniture,
  ...electronics,
  ...vehicles,
  ...health,
  ...education,
  ...events,
  ...printing,
  ...offices,
  ...safety,
  ...crafts,
};

export type SceneName = keyof typeof drawn;

/** Every picture the demo can show: a pure function of the variant number (0, 1, 2, …) to an SVG of 800 by 600. */
export const scenes: Readonly<Record<SceneName, Scene>> = drawn;

export const sceneNames = Object.keys(drawn) as SceneName[];

/** The scenes that fit a whole category, by its slug. */
export const scenesForCategory: Readonly<Record<string, readonly SceneName[]>> = {
  "machinery-tools": ["pump", "gears", "lathe", "drill", "compressor", "bearings"],
  packaging: ["cartons", "sacks", "jars", "pouches", "strapping"],
  "textiles-garments": ["yarnCones", "fabricRolls", "shirtRail", "sareeStack"],
  "building-materials": ["bricks", "cementBags", "tiles", "steelRods", "sandHeap"],
  "electrical-solar": ["switchPanel", "solarRoof", "cableDrums", "lamps", "generator", "transformer"],
  "food-agriculture": ["spices", "grainSacks", "vegetableCrate", "tractor", "milkCans", "tea"],
  "home-repair": ["toolBox", "taps", "paintCans", "airConditioner", "washingMachine"],
  "transport-logistics": ["truck", "van", "containers", "warehouse"],
  "chemicals-plastics": ["chemicalDrums", "granules", "flasks", "plasticCrates"],
  "metals-fabrication": ["steelTubes", "metalSheets", "welding", "castings", "gate"],
  "furniture-interiors": ["officeChair", "desk", "sofa", "wardrobe", "kitchen"],
  "electronics-it": ["laptop", "cctv", "circuitBoard", "serverRack", "phoneRepair"],
  automotive: ["car", "scooter", "tyres", "carBattery", "spareParts"],
  "health-medical": ["hospitalBed", "medicines", "microscope", "firstAid"],
  "education-training": ["books", "classroom", "notebooks"],
  "events-catering": ["marquee", "buffet", "chairRows", "flowers"],
  "printing-stationery": ["offsetPress", "printer", "businessCards", "paperReams"],
  "business-services": ["filesCalculator", "signing", "officeDesk"],
  "security-cleaning": ["boomBarrier", "mopBucket", "extinguishers"],
  "jewellery-handicrafts": ["necklace", "pottery", "brassLamp", "bangles"],
};

/**
 * Beginnings of the words in a subcategory's slug, and the scenes of any category that show the thing; none where no
 * scene does.
 */
const scenesForWord: readonly (readonly [string, readonly SceneName[]])[] = [
  ["pump", ["pump"]],
  ["gear", ["gears"]],
  ["transmission", ["gears"]],
  ["cnc", ["lathe"]],
  ["lathe", ["lathe"]],
  ["compressor", ["compressor"]],
  ["bearing", ["bearings"]],
  ["hand-tools", ["drill", "toolBox"]],
  ["food-machines", []],
  ["corrugated", ["cartons"]],
  ["movers", ["van", "cartons"]],
  ["courier", ["cartons", "van"]],
  ["boxes", ["cartons"]],
  ["sacks", ["sacks"]],
  ["strapping", ["strapping"]],
  ["tapes", ["strapping"]],
  ["pouch", ["pouches"]],
  ["snack", ["pouches"]],
  ["bottle", ["jars"]],
  ["oils", ["jars", "milkCans"]],
  ["yarn", ["yarnCones"]],
  ["fabrics", ["fabricRolls"]],
  ["curtain", ["fabricRolls"]],
  ["saree", ["sareeStack"]],
  ["textile", ["fabricRolls", "sareeStack"]],
  ["uniform", ["shirtRail"]],
  ["knit", ["shirtRail", "yarnCones"]],
  ["embroidery", ["shirtRail", "sareeStack"]],
  ["cement", ["cementBags"]],
  ["brick", ["bricks"]],
  ["masonry", ["bricks", "cementBags"]],
  ["sand", ["sandHeap"]],
  ["tmt", ["steelRods"]],
  ["tile", ["tiles"]],
  ["sanitary", ["tiles", "taps"]],
  ["paints", ["paintCans"]],
  ["painting", ["paintCans"]],
  ["waterproofing", ["paintCans"]],
  ["dyes", ["paintCans", "granules"]],
  ["panels", ["switchPanel"]],
  ["electrician", ["switchPanel", "lamps", "toolBox"]],
  ["contractors", ["switchPanel", "cableDrums"]],
  ["cable", ["cableDrums"]],
  ["wire", ["cableDrums"]],
  ["solar", ["solarRoof"]],
  ["lighting", ["lamps"]],
  ["lights", ["lamps"]],
  ["generator", ["generator"]],
  ["transformer", ["transformer"]],
  ["batter", ["carBattery"]],
  ["inverter", ["carBattery"]],
  ["spice", ["spices"]],
  ["grain", ["grainSacks"]],
  ["rice", ["grainSacks"]],
  ["seeds", ["grainSacks", "sacks"]],
  ["vegetable", ["vegetableCrate"]],
  ["dairy", ["milkCans"]],
  ["tea", ["tea"]],
  ["farm", ["tractor"]],
  ["ac", ["airConditioner"]],
  ["plumb", ["taps"]],
  ["purifier", ["taps"]],
  ["appliance", ["washingMachine"]],
  ["carpentry", ["toolBox", "desk"]],
  ["truck", ["truck"]],
  ["bus", ["van"]],
  ["warehous", ["warehouse"]],
  ["fittings", ["warehouse"]],
  ["cold", ["truck", "warehouse"]],
  ["freight", ["containers"]],
  ["chemicals", ["chemicalDrums", "flasks"]],
  ["solvent", ["chemicalDrums", "flasks"]],
  ["adhesive", ["chemicalDrums"]],
  ["treatment", ["chemicalDrums", "flasks"]],
  ["lab", ["flasks"]],
  ["granule", ["granules"]],
  ["crate", ["plasticCrates"]],
  ["tube", ["steelTubes"]],
  ["sheet", ["metalSheets"]],
  ["laser", ["metalSheets", "welding"]],
  ["casting", ["castings"]],
  ["fabrication", ["welding", "gate"]],
  ["gate", ["gate"]],
  ["grille", ["gate"]],
  ["office-furniture", ["officeChair", "desk"]],
  ["home-furniture", ["wardrobe", "sofa"]],
  ["sofas", ["sofa"]],
  ["kitchen", ["kitchen"]],
  ["interior", ["sofa", "kitchen", "desk"]],
  ["laptop", ["laptop"]],
  ["computer", ["laptop"]],
  ["software", ["laptop", "officeDesk"]],
  ["language", ["books", "notebooks"]],
  ["marketing", ["officeDesk", "laptop"]],
  ["cctv", ["cctv"]],
  ["network", ["serverRack"]],
  ["circuit", ["circuitBoard"]],
  ["repair", ["phoneRepair", "toolBox"]],
  ["billing", ["printer", "laptop"]],
  ["car", ["car"]],
  ["wheeler", ["scooter"]],
  ["scooter", ["scooter"]],
  ["tyre", ["tyres"]],
  ["spare", ["spareParts"]],
  ["hospital", ["hospitalBed"]],
  ["nursing", ["hospitalBed", "firstAid"]],
  ["physiotherapy", ["hospitalBed", "firstAid"]],
  ["surgical", ["firstAid"]],
  ["pharma", ["medicines"]],
  ["ayurveda", ["medicines", "spices"]],
  ["diagnostic", ["microscope"]],
  ["medical-equipment", ["microscope", "hospitalBed"]],
  ["calibration", ["microscope"]],
  ["tuition", ["classroom", "books"]],
  ["coaching", ["classroom", "books"]],
  ["furniture-supplies", ["notebooks"]],
  ["stationery", ["notebooks", "paperReams"]],
  ["book", ["books"]],
  ["skill", ["welding", "drill", "classroom"]],
  ["cater", ["buffet"]],
  ["tents", ["marquee"]],
  ["banquet", ["chairRows", "buffet"]],
  ["planner", ["chairRows", "marquee", "flowers"]],
  ["flower", ["flowers"]],
  ["offset", ["offsetPress"]],
  ["flex", ["offsetPress", "printer"]],
  ["cards", ["businessCards"]],
  ["reams", ["paperReams"]],
  ["printers", ["printer"]],
  ["accounting", ["filesCalculator"]],
  ["registration", ["signing", "filesCalculator"]],
  ["legal", ["signing"]],
  ["payroll", ["filesCalculator", "officeDesk"]],
  ["space", ["officeDesk"]],
  ["guards", ["boomBarrier", "cctv"]],
  ["barrier", ["boomBarrier"]],
  ["fire", ["extinguishers"]],
  ["housekeeping", ["mopBucket"]],
  ["cleaning", ["mopBucket"]],
  ["pest", ["mopBucket"]],
  ["bangle", ["bangles"]],
  ["jewellery", ["necklace", "bangles"]],
  ["gemstone", ["necklace"]],
  ["pottery", ["pottery"]],
  ["brass", ["brassLamp"]],
];

/** The words of a slug, and those that begin at each of them: 'ac-service' → 'ac-service', 'service'. */
const startsInSlug = (slug: string, word: string) =>
  `-${slug}-`.includes(word.length < 4 ? `-${word}-` : `-${word}`);

/**
 * The scene for a listing: one that the words of its subcategory name, else any of its category; null where none shows
 * what it sells, so that the listing has no picture rather than a wrong one.
 * @param categorySlug an unknown category gives any scene at all
 * @param seed the same seed always gives the same scene
 */
export function sceneFor(categorySlug: string, subcategorySlug: string, seed: string): SceneName | null {
  const own = scenesForCategory[categorySlug] ?? sceneNames;
  const named = scenesForWord.filter(([word]) => startsInSlug(subcategorySlug, word));
  const fitting = named.length > 0 ? named.flatMap(([, scenes]) => scenes) : own;
  return fitting[Math.floor(randomFrom(`scene:${seed}`)() * fitting.length)] ?? null;
}
