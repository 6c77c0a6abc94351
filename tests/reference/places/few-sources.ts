import type { SourceCity, SourceOffice, Sources } from "@/reference/places/sources";

const city = (
  name: string,
  stateCode: string | null,
  lat: number,
  lng: number,
  population = 0,
  ...otherNames: string[]
): SourceCity => ({
  name,
  otherNames,
  stateCode,
  lat,
  lng,
  population,
});

const office = (
  name: string,
  pinCode: string,
  district: string,
  stateCode: string | null,
  lat?: number,
  lng?: number,
): SourceOffice => ({
  name,
  head: !/B\.?O$/.test(name),
  pinCode,
  district,
  stateCode,
  point: lat === undefined || lng === undefined ? null : { lat, lng },
});

/** A small India: a few cities with post offices around them, and the faults the real data has. */
export const fewSources: Sources = {
  cities: [
    city("Pune", "MH", 18.51957, 73.85535, 2_935_744),
    city("Mumbai", null, 19.07283, 72.88261, 12_691_836),
    city("Bengaluru", "KA", 12.97194, 77.59369, 5_104_047),
    city("Delhi", "DL", 28.65195, 77.23149, 10_927_986),
    city("Punganūr", "AP", 13.36667, 78.58333, 57_342),
    city("Aurangabad", "MH", 19.87757, 75.34226, 1_016_441),
    city("Aurangabad", "BR", 24.75204, 84.3742, 95_929),
    city("Rāmpur", "UP", 28.81014, 79.02699, 296_418),
    city("Thang", "LA", 34.9274, 76.79336),
    city("Punjab Kheda", "MP", 23.2, 77.4),
  ],
  offices: [
    office("Kothrud S.O", "411038", "PUNE", "MH", 18.502, 73.8146111),
    office("Bhusari Colony S.O", "411038", "PUNE", "MH", 18.5093333, 73.7912222),
    office("Ex. Serviceman Colony S.O", "411038", "PUNE", "MH", 18.5112222, 73.8196667),
    office("Pune H.O", "411001", "PUNE", "MH", 18.52, 73.87),
    office("Morave B.O", "410406", "PUNE", "MH", 18.52043, 73.856743), // 45 km from the rest of its PIN code
    office("Lonavala S.O", "410406", "PUNE", "MH", 18.75, 73.405),
    office("Khandala S.O", "410406", "PUNE", "MH", 18.757, 73.373),
    office("Karla B.O", "410406", "PUNE", "MH", 18.757, 73.48),
    office("Sonari B.O", "412301", "PUNE", "MH", 18.52043, 73.856743), // shared with another PIN code
    office("Kothale B.O", "412311", "PUNE", "MH", 18.33, 74.2),
    office("Nowhere Gaon B.O", "412311", "PUNE", "MH"),
    office("Saswad S.O", "412311", "PUNE", "MH"),
    office("Andheri S.O", "400053", "MUMBAI SUBURBAN", "MH", 19.1238889, 72.8307778),
    office("Koramangala VI Bk S.O", "560095", "BENGALURU URBAN", "KA", 12.9384536, 77.6191488),
    office("Koramangala S.O", "560034", "BENGALURU URBAN", "KA", 12.9271111, 77.626605),
    office("M.G. Road S.O", "560001", "BENGALURU URBAN", "KA", 12.975, 77.605),
    office("R K Puram Sect5 SO", "110022", "SOUTH WEST", "DL", 28.562224, 77.17243),
    office("Airport S.O (Aurangabad)", "431006", "AURANGABAD", "MH", 19.8627, 75.3981),
    office("Rampur B.O", "416001", "KOLHAPUR", "MH", 16.7, 74.25),
    office("RAMPUR KALAN BO", "416001", "KOLHAPUR", "MH", 16.71, 74.26),
    office("Swapped B.O", "416001", "KOLHAPUR", "MH", 74.25, 16.7),
    office("Gandhi Chowk SO", "416001", "NA", null, 16.705, 74.243),
    office("Aurangabad Bihar H.O", "824101", "AURANGABAD", "BR", 24.75, 84.37),
    office("Punganur S.O", "517247", "CHITTOOR", "AP", 13.366, 78.58),
    office("Rampur Maniharan SO", "244901", "RAMPUR", "UP", 28.8, 79.02),
    office("Turtuk B.O", "194401", "LEH LADAKH", "LA", 34.846, 76.826),
    office("Bhopal Bazar SO", "462001", "BHOPAL", "MP", 23.26, 77.41),
  ],
};
