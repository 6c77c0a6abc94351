import type { SceneName } from "@/demo/pictures/scenes";

/**
 * What each scene shows, in words that names of listings begin with or hold. A scene stands for a listing only when the
 * name says the very thing that is drawn: a surface pump is no borewell pump, and a box is no bag.
 */
const things: Readonly<Partial<Record<SceneName, readonly RegExp[]>>> = {
  pump: [/^(monoblock water|centrifugal) pump/, /^pump repair/],
  gears: [/^helical gears/],
  lathe: [/^cnc turning/],
  drill: [/^rotary hammer drill/],
  compressor: [/^reciprocating air compressor/, /^compressor annual maintenance/],
  bearings: [/^deep groove ball bearing/],

  cartons: [/^corrugated boxes/, /^export cartons/, /^house shifting/, /^household storage/],
  sacks: [/^pp woven sacks/],
  jars: [/^glass jars/],
  pouches: [/^stand-up pouches/],
  strapping: [/^pallet strapping kit/, /^pet strap roll/],

  yarnCones: [/^hosiery yarn/, /^polyester sewing thread/, /^viscose and blended yarn/],
  fabricRolls: [/^cotton poplin fabric/, /^polyester georgette/, /^single jersey/, /^curtain cloth/],
  shirtRail: [/^cmt stitching of shirts/],
  sareeStack: [/\bsarees?\b(?! borders)/],

  bricks: [/^red clay bricks/],
  cementBags: [/\bcement,/],
  tiles: [/^bathroom wall tiles/, /^tiling and masonry work.*floor tiles/],
  steelRods: [/^tmt bars/],
  sandHeap: [/^m-sand/],

  switchPanel: [/^lt distribution panel/],
  solarRoof: [/\brooftop solar/, /^solar panel cleaning/],
  cableDrums: [/^armoured cable/, /^factory electrification and cable laying/],
  generator: [/^silent diesel generator/, /^generator service/],
  transformer: [/^distribution transformer/],

  spices: [/^turmeric powder/, /^red chilli/, /^whole spices/, /\bmasala\b/],
  grainSacks: [
    /\b(basmati 1121|kolam|sona masoori|ponni boiled) rice/,
    /\b(toor|moong|chana|urad) dal/,
    /^millets/,
  ],
  vegetableCrate: [/^vegetable supply/, /^exotic vegetables.*capsicum/],
  milkCans: [/^milking machine and milk cans/],
  tea: [/^ctc tea/, /^whole-leaf tea/],

  toolBox: [/^hand tool kit/],
  taps: [/^cp bath fittings/, /^plumber for leaking taps/],
  paintCans: [/\bpaint,|\b(emulsion|weather-proof) paint/, /^house painting/, /^exterior building painting/],
  airConditioner: [/\bsplit ac\b/, /^ac gas refilling/, /^ac annual maintenance/],
  washingMachine: [/^washing machine repair.*front load/],

  truck: [
    /^(full truck load|truck body building).*closed/,
    /^part-load service/,
    /^household move/,
    /^reefer truck/,
  ],
  van: [/^house shifting/, /^domestic courier/],
  containers: [/^sea freight/, /^trailer hire.*containers/, /^customs clearance/],
  warehouse: [
    /^pallet storage/,
    /^godown space/,
    /^(heavy-duty pallet|slotted-angle) rack/,
    /^e-commerce fulfilment/,
  ],

  chemicalDrums: [/^hdpe drums/, /^(acetone|toluene|isopropyl alcohol|ethyl acetate)\b/],
  granules: [/\bgranules\b/, /^masterbatch/, /^engineering plastics/],
  flasks: [/^laboratory glassware/],
  plasticCrates: [/^plastic crates/],

  steelTubes: [/^erw steel tube/, /^stainless-steel pipe/, /^laser tube cutting.*round/],
  metalSheets: [/^hot-rolled sheets/, /^stainless-steel sheets/, /^aluminium sheets and coils/],
  welding: [/^ms structural fabrication/],
  castings: [/^cast-iron castings/, /^closed-die forgings.*flanges/],
  gate: [/^main gate/],

  officeChair: [/^office chair/],
  desk: [/^executive table/],
  sofa: [/^sofa\b(?!.*(l-shape|3\+1\+1))/],
  wardrobe: [/^wardrobe/, /^made-to-measure wardrobe/],
  kitchen: [/^modular kitchen/],

  laptop: [/\blaptop (on rent|repair)/, /^refurbished business laptop/],
  cctv: [/^cctv\b/],
  circuitBoard: [/^pcb\b/],
  serverRack: [/^rack server/],
  phoneRepair: [/^mobile screen replacement/, /^mobile repairing course/],

  car: [
    /^car periodic service/,
    /^denting and painting/,
    /^outstation cab, (sedan|suv)/,
    /^airport transfer/,
  ],
  scooter: [/^scooter repair/, /^electric scooter/],
  tyres: [/^car tyres/],
  carBattery: [/^(car|two-wheeler|truck and tractor) battery/],
  spareParts: [/^clutch and brake parts/, /^suspension and steering parts/],

  hospitalBed: [/\bhospital bed\b/],
  medicines: [/\bmedicines wholesale/, /^veterinary medicines/],
  microscope: [/^binocular microscope/],
  firstAid: [/^cotton, gauze and bandages/],

  books: [/^school textbooks/, /^library books/, /^book printing/],
  classroom: [
    /^tuition for class/,
    /\bcoaching\b/,
    /^spoken english/,
    /\b(german|french|japanese) classes/,
    /^school bench/,
    /^white board/,
  ],
  notebooks: [/^notebook making/],

  marquee: [/^shamiana/],
  buffet: [/^(wedding|party) catering(?!.*banana leaf)/],
  chairRows: [/^chairs, tables and linen/, /^party lawn/],
  flowers: [/^loose flowers/, /^wedding garlands/],

  printer: [/^laser printer/],
  businessCards: [/^visiting cards/],
  paperReams: [/^a4 copier paper/],

  filesCalculator: [/^gst return filing/, /^bookkeeping/, /^income-tax return/, /^payroll/],
  signing: [/^rent agreement/, /^contract drafting/, /\bregistration\b/, /\blicence\b/],
  officeDesk: [/^coworking desk/, /^private office/, /^assembled desktop computer/],

  boomBarrier: [/^boom barrier/],
  mopBucket: [
    /^mop, bucket/,
    /^office housekeeping/,
    /^housekeeping for housing societies/,
    /^home deep cleaning/,
  ],
  extinguishers: [/^fire extinguisher/, /^extinguisher refilling/],

  necklace: [/^bridal necklace set/],
  bangles: [/^glass and lac bangles/],
  pottery: [/^terracotta planters/],
  brassLamp: [/^brass lamps.*standing/],
};

/** The scene that stands for each of the product's categories, by its slug: the covers in public/covers. */
export const categoryScenes: Readonly<Record<string, SceneName>> = {
  "machinery-tools": "gears",
  packaging: "cartons",
  "textiles-garments": "fabricRolls",
  "building-materials": "bricks",
  "electrical-solar": "solarRoof",
  "food-agriculture": "tractor",
  "home-repair": "toolBox",
  "transport-logistics": "truck",
  "chemicals-plastics": "chemicalDrums",
  "metals-fabrication": "welding",
  "furniture-interiors": "sofa",
  "electronics-it": "laptop",
  automotive: "car",
  "health-medical": "microscope",
  "education-training": "classroom",
  "events-catering": "marquee",
  "printing-stationery": "offsetPress",
  "business-services": "filesCalculator",
  "security-cleaning": "extinguishers",
  "jewellery-handicrafts": "necklace",
};

const entries = Object.entries(things) as [SceneName, readonly RegExp[]][];

/** The scenes that stand for some listing. */
export const shownScenes: readonly SceneName[] = entries.map(([scene]) => scene);

/** The scenes that show what this name says, in the table's order; none where none does. */
export function scenesOf(name: string): SceneName[] {
  const words = name.toLowerCase();
  return entries.flatMap(([scene, named]) => (named.some((thing) => thing.test(words)) ? [scene] : []));
}
