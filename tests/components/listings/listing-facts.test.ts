import { expect, test } from "vitest";
import { addressTail } from "@/components/listings/listing-facts";

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
