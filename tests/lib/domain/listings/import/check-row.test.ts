import { expect, test } from "vitest";
import { checkRow, type ImportedListing, type RowContext } from "@/lib/domain/listings/import/check-row";
import { bindMapping, parseMapping } from "@/lib/domain/listings/import/column-mapping";

const HEADER = [
  "id",
  "name",
  "cat",
  "sub",
  "lat",
  "lng",
  "block",
  "district",
  "state",
  "price",
  "per",
  "phone",
  "tags",
  "about",
];
const GOOD = {
  id: "7",
  name: "Milk Dairy",
  cat: "Agro",
  lat: "13.2172",
  lng: "79.1003",
};

const context: RowContext = {
  columns: HEADER.length,
  mapping: bindMapping(
    parseMapping(
      "id=id,name=name,category=cat,subcategory=sub,lat=lat,lng=lng,address=block+district+state,state=state,price=price,unit=per,phone=phone,tags=tags,description=about,city=district",
    ),
    HEADER,
  ),
  categoryId: (text) => (text === "Agro" ? "agriculture" : null),
  subcategoryId: (category, text) => (category === "agriculture" && text === "Dairy" ? "dairy" : null),
  stateCode: (text) => (text === "Orissa" ? "OD" : null),
};

const row = (values: Partial<Record<string, string>>) => ({
  line: 12,
  fields: HEADER.map((column) => ({ ...GOOD, ...values })[column] ?? ""),
});

function accepted(values: Partial<Record<string, string>>): ImportedListing & { omitted: string[] } {
  const checked = checkRow(row(values), context);
  if (!("listing" in checked)) throw new Error(`refused: ${checked.refusal.field} ${checked.refusal.reason}`);
  return { ...checked.listing, omitted: checked.omissions.map(({ field }) => field) };
}

test.each([
  ["id", { id: "" }, "missing"],
  ["id", { id: "x".repeat(201) }, "longer than 200 characters"],
  ["name", { name: "" }, "missing"],
  ["name", { name: " \u00a0\u200b\t " }, "missing"],
  ["name", { name: "PS" }, "shorter than 3 characters"],
  ["name", { name: " P\n " }, "shorter than 3 characters"],
  ["name", { name: "𝐀𝐁" }, "shorter than 3 characters"],
  ["name", { name: "x".repeat(301) }, "longer than 300 characters"],
  ["lat", { lat: "" }, "missing"],
  ["lat", { lat: "north" }, "not a number"],
  ["lat", { lat: "13,2" }, "not a number"],
  ["lat", { lat: "0x10" }, "not a number"],
  ["lat", { lat: "NaN" }, "not a number"],
  ["lat", { lat: "Infinity" }, "not a number"],
  ["lat", { lat: "5.999" }, "outside India (6 to 38)"],
  ["lat", { lat: "38.001" }, "outside India (6 to 38)"],
  ["lng", { lng: "" }, "missing"],
  ["lng", { lng: "79E" }, "not a number"],
  ["lng", { lng: "67.999" }, "outside India (68 to 98)"],
  ["lng", { lng: "-180.0" }, "outside India (68 to 98)"],
  ["category", { cat: "Mining" }, "unknown: Mining"],
  ["category", { cat: "" }, "missing, and no default"],
  ["name", { name: "Milk\0Dairy" }, "holds a NUL byte"],
  ["address", { block: "a\0" }, "holds a NUL byte"],
])("refuses at %s %j: %s", (field, values, reason) => {
  expect(checkRow(row(values), context)).toEqual({ refusal: { line: 12, field, reason } });
});

test.each([HEADER.length - 1, HEADER.length + 1, 1])("refuses a row of %i columns", (columns) => {
  const fields = Array.from({ length: columns }, () => "x");
  expect(checkRow({ line: 3, fields }, context)).toMatchObject({ refusal: { line: 3, field: "row" } });
});

test("a row is refused once, for the first reason", () => {
  expect(checkRow(row({ name: "x", lat: "", cat: "?" }), context)).toMatchObject({
    refusal: { field: "name" },
  });
});

test("the corners of the box, numbers as people and programs write them", () => {
  expect(accepted({ lat: "6", lng: "98" })).toMatchObject({ lat: 6, lng: 98 });
  expect(accepted({ lat: "38.0", lng: "68" })).toMatchObject({ lat: 38, lng: 68 });
  expect(accepted({ lat: " +1.32e1 ", lng: "79." })).toMatchObject({ lat: 13.2, lng: 79 });
});

test("what the file does not say stays unsaid", () => {
  expect(accepted({})).toEqual({
    externalId: "7",
    name: "Milk Dairy",
    categoryId: "agriculture",
    subcategoryId: null,
    description: "",
    price: null,
    priceUnit: null,
    phoneNumber: null,
    address: "",
    city: null,
    stateCode: null,
    lat: 13.2172,
    lng: 79.1003,
    tags: [],
    omitted: [],
  });
});

test("markup is text, long names go in, white space is tidied", () => {
  const name = `<script>alert("1")</script> & <b>Sons</b>`;
  expect(accepted({ name }).name).toBe(name);
  expect(accepted({ name: "n".repeat(300) }).name).toHaveLength(300);
  expect(accepted({ name: "दूध" }).name).toBe("दूध");
  expect(accepted({ name: "  Milk \r\n\t Dairy\u0007 " }).name).toBe("Milk Dairy");
  expect(accepted({ about: " One. \r\nTwo.\u0000".replace("\u0000", "\u0001") }).description).toBe(
    "One. \nTwo.",
  );
});

test("marks that turn the direction of what follows are no part of a text", () => {
  const { name, description } = accepted({ name: "Milk \u202E9001 Dairy", about: "One\u2066\ntwo\u2069" });
  expect([name, description]).toEqual(["Milk 9001 Dairy", "One\ntwo"]);
  expect(accepted({ name: "Kir\u200Eana \u200F100 \u061CDairy" }).name).toBe("Kirana 100 Dairy");
});

test("joined columns skip blanks and repeats", () => {
  expect(accepted({ block: "Puri", district: "Puri", state: "Orissa" })).toMatchObject({
    address: "Puri, Orissa",
    city: "Puri",
    stateCode: "OD",
  });
  expect(accepted({ block: " ", district: "Cuttack" }).address).toBe("Cuttack");
});

test.each([
  ["1200", 1200],
  ["₹ 1,20,000", 120_000],
  ["₹ 1,25,000", 125_000],
  ["1,25,000", 125_000],
  ["125,000", 125_000],
  ["1,00,00,000.00", 10_000_000],
  ["12,500,000", 12_500_000],
  ["Rs.450.00", 450],
  ["1000000000", 1_000_000_000],
  ["Rs. 500/-", 500],
  ["₹1,500 /-", 1500],
  ["५०० /-", 500],
  ["2 lakh", 200_000],
  ["₹ 1.5 Lakhs", 150_000],
  ["1.25 Cr.", 12_500_000],
  ["Rs.1.5 lakh", 150_000],
  ["0.5 lakh/-", 50_000],
  ["१.५ lakh", 150_000],
  ["Rupees 900", 900],
  ["रु. ५००", 500],
  ["1200.0000", 1200],
  ["1.000001 lakh", null],
  ["1,25 lakh", null],
  [".5 lakh", null],
  ["2 lakh 500", null],
  ["500 600", null],
  ["1 25 000", null],
  ["500-700", null],
  ["500 per day", null],
  ["0", null],
  ["1000000001", null],
  ["12.50", null],
  ["12,50", null],
  ["499,99", null],
  ["1,5", null],
  ["1,", null],
  [",500", null],
  ["1,,000", null],
  ["1250,000", null],
  ["-5", null],
  ["on request", null],
])("price %s is %s", (text, price) => {
  expect(accepted({ price: text })).toMatchObject({ price, omitted: price === null ? ["price"] : [] });
});

test.each([
  ["per Kg", "kg"],
  ["/ sq.ft.", "sq_ft"],
  ["PCS", "each"],
  ["", null],
  ["per acre", null],
])("unit %s is %s", (text, priceUnit) => {
  const omitted = text !== "" && priceUnit === null ? ["unit"] : [];
  expect(accepted({ price: "45", per: text })).toMatchObject({ priceUnit, omitted });
  // Without a price it is nothing, and nothing is missing.
  expect(accepted({ per: text })).toMatchObject({ price: null, priceUnit: null, omitted: [] });
});

test.each([
  ["9876543210", "9876543210"],
  ["+91 98765-43210", "9876543210"],
  ["919876543210", "9876543210"],
  ["0091 98765 43210", "9876543210"],
  ["080-23456789", "8023456789"],
  ["9198765432", "9198765432"],
  ["+91-080-23456789", "8023456789"],
  ["+91 (0) 98765 43210", "9876543210"],
  ["98765\u201343210", "9876543210"],
  ["९८७६५४३२१०", "9876543210"],
  ["'9876543210", "9876543210"],
  ["tel:+919876543210", "9876543210"],
  ["9876543210/9876543211", null],
  ["+19876543210", null],
  ["+9876543210", null],
  ["98765", null],
  ["98765432101", null],
  ["ask for Ravi", null],
])("phone %s is %s", (text, phoneNumber) => {
  expect(accepted({ phone: text })).toMatchObject({
    phoneNumber,
    omitted: phoneNumber === null ? ["phone"] : [],
  });
});

test("an unknown subcategory or state is left out and said", () => {
  expect(accepted({ sub: "Dairy" })).toMatchObject({ subcategoryId: "dairy", omitted: [] });
  expect(accepted({ sub: "Mining", state: "Atlantis" })).toMatchObject({
    subcategoryId: null,
    stateCode: null,
    omitted: ["subcategory", "state"],
  });
});

test("texts that are too long are shortened and said", () => {
  const long = accepted({ block: "b".repeat(400), about: "a".repeat(6000) });
  expect([long.address.length, long.description.length]).toEqual([300, 5000]);
  expect(long.omitted).toEqual(["description", "address"]);
});

test("tags: lower case, once, ten at most", () => {
  expect(accepted({ tags: "Organic; ORGANIC| Cow  Milk,, x" }).tags).toEqual(["organic", "cow milk", "x"]);
  expect(accepted({ tags: Array.from({ length: 20 }, (_, n) => `t${n}`).join(",") }).tags).toHaveLength(10);
});
