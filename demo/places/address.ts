import type { Choices } from "@/demo/listings/choices";
import type { City, Locality } from "@/demo/places/cities";
import { regionalWords } from "@/demo/places/regional-words";

const ROADS = [
  "Main Road",
  "Market Road",
  "School Road",
  "Bank Road",
  "Post Office Lane",
  "Hospital Road",
  "Temple Road",
];
const FLOORS = ["1st Floor", "2nd Floor", "3rd Floor", "Ground Floor"];
const EARTH_KM_PER_DEGREE = 111.2;
/** How far a company stands from the middle of its locality, km; islands are small. */
const SPREAD_KM = 0.9;
const ISLAND_SPREAD_KM = 0.2;

/** Where one company stands. */
export interface Address {
  text: string;
  lat: number;
  lng: number;
}

/** An address in a locality, as people there write it, with its own point near the middle of the locality. */
export function addressIn(pick: Choices, city: City, locality: Locality, isWorkshop: boolean): Address {
  const building = pick.one(regionalWords[city.region].buildings);
  const inEstate = [
    `Plot ${pick.whole(3, 240)}, ${pick.one(["Phase I", "Phase II", "Block B", "Sector 7", "Road No. 3"])}`,
    `Shed ${pick.one(["A", "B", "C", "W"])}-${pick.whole(2, 48)}`,
    `Plot ${pick.whole(3, 240)}`,
    city.region === "marathi"
      ? `Gala ${pick.whole(2, 40)}, ${building}`
      : `Unit ${pick.whole(2, 60)}${/Industrial/.test(locality.name) ? "" : ", Industrial Area"}`,
  ];
  const inTown = [
    `Shop ${pick.whole(1, 38)}, ${building}, ${pick.one(ROADS)}`,
    `Shop ${pick.whole(1, 24)}, ${pick.one(ROADS)}`,
    `${pick.whole(101, 412)}, ${pick.one(FLOORS)}, ${building}`,
    `${pick.whole(4, 96)}, ${pick.one(ROADS)}`,
  ];
  const door = pick.one(locality.isIndustrial && isWorkshop ? inEstate : inTown);
  const area = locality.name === city.name ? "" : `${locality.name}, `;
  const spread = city.region === "island" ? ISLAND_SPREAD_KM : SPREAD_KM;
  const angle = pick.between(0, 2 * Math.PI);
  const away = Math.sqrt(pick.between(0, 1)) * spread;
  const lat = locality.lat + (away * Math.cos(angle)) / EARTH_KM_PER_DEGREE;
  const lng =
    locality.lng + (away * Math.sin(angle)) / (EARTH_KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  return {
    text: `${door}, ${area}${city.name} ${locality.pinCode}`,
    lat: Math.round(lat * 1e6) / 1e6,
    lng: Math.round(lng * 1e6) / 1e6,
  };
}
