import { expect, test } from "vitest";
import { addressTail, areaOf } from "@/components/listings/listing-facts";

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
])("of %j there is room beside %j for %j", (address, company, area) => {
  expect(areaOf(address, company)).toBe(area);
});
