import { expect, test } from "vitest";
import { addressTail, areaOf, splitAddress } from "@/components/listings/listing-facts";

test.each([
  ["83, Hospital Road, Parvati, Pune 411009", "83, Hospital Road, Parvati, Pune 411009"],
  [
    "Shop 20, Gajanan Industrial Estate, Post Office Lane, Viman Nagar, Pune 411014",
    "Viman Nagar, Pune 411014",
  ],
  ["Jupadu Bungalow, Kurnool, Andhra Pradesh", "Jupadu Bungalow, Kurnool, Andhra Pradesh"],
  ["", ""],
  [
    "One very long line of an address without any comma in it at all",
    "One very long line of an address without any comma in it at all",
  ],
])("of %j a card says %j", (address, said) => {
  expect(addressTail(address)).toBe(said);
});

test.each([
  ["Hebbal, Mysuru 570016", "Maruthi Genset", "Hebbal, Mysuru"],
  ["Hebbal, Mysuru 570016", "Maruthi Genset Industries", "Mysuru"],
  ["Hebbal Industrial Area, Mysuru 570016", "Maruthi", "Mysuru"],
  ["", "Maruthi", ""],
  // Of public data all rows have the same source: the district tells them apart.
  ["Jupadu Bungalow, Kurnool, Andhra Pradesh", null, "Kurnool, Andhra Pradesh"],
])("of %j there is room beside %j for %j", (address, company, area) => {
  expect(areaOf(address, company)).toBe(area);
});

test.each([
  ["Shed B-44, BHEL Ranipur, Haridwar 249403", "Shed B-44, BHEL Ranipur,", "Haridwar 249403"],
  [
    "One long line without any comma, Sector 12 560001",
    "One long line without any comma, Sector 12",
    "560001",
  ],
  [
    "One long line of a road and a market Mysuru 570016",
    "One long line of a",
    "road and a market Mysuru 570016",
  ],
  ["Haridwar 249403", "Haridwar", "249403"],
  ["Jupadu Bungalow, Kurnool", "Jupadu Bungalow, Kurnool", undefined],
  ["Plot 1234567", "Plot 1234567", undefined],
  ["249403", "249403", undefined],
  ["", "", undefined],
])("of %j a narrow card may shorten %j and not %j", (whole, address, addressEnd) => {
  expect(splitAddress(whole)).toEqual({ address, ...(addressEnd && { addressEnd }) });
});
