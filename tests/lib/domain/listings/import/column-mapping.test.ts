import { expect, test } from "vitest";
import { bindMapping, parseMapping } from "@/lib/domain/listings/import/column-mapping";

const NEEDED = "id=a,name=b,lat=c,lng=d";

test("reads keys and columns", () => {
  expect(parseMapping(" id = facility_id ,name=name,lat=lat,lng=lng,address=block+district")).toEqual({
    id: ["facility_id"],
    name: ["name"],
    lat: ["lat"],
    lng: ["lng"],
    address: ["block+district"],
  });
});

test.each([
  ["", /not of the form key=column/],
  [`${NEEDED},price`, /"price" is not of the form/],
  [`${NEEDED},price=`, /not of the form/],
  [`${NEEDED},colour=x`, /"colour" is none of id, name/],
  [`${NEEDED},name=x`, /"name" is given twice/],
  ["name=b,lat=c,lng=d", /id must be mapped/],
  ["id=a,name=b,lat=c", /lng must be mapped/],
])("refuses %j", (text, message) => {
  expect(() => parseMapping(text)).toThrow(message);
});

test("finds columns exactly, else ignoring case; '+' joins unless it is part of a name", () => {
  const bound = bindMapping(parseMapping("id=Id,name=name,lat=LAT,lng=lng,address=a+b,city=b+lng"), [
    "id",
    "Id",
    " name ",
    "lat",
    "lng",
    "a+b",
    "a",
    "b",
  ]);
  expect(Object.fromEntries(bound)).toEqual({
    id: [1],
    name: [2],
    lat: [3],
    lng: [4],
    address: [5],
    city: [7, 4],
  });
});

test("names the column that the header lacks, and one that it has twice", () => {
  expect(() => bindMapping(parseMapping("id=a,name=b,lat=c,lng=x+d"), ["a", "b", "c", "d"])).toThrow(
    'map: lng: the file has no column "x" (it has a, b, c, d)',
  );
  expect(() => bindMapping(parseMapping(NEEDED), ["a;b;c;d"])).toThrow(
    /\(it has a;b;c;d\): columns have to be separated by commas$/,
  );
  expect(() => bindMapping(parseMapping(NEEDED), ["a", "b", "c", "d", "d"])).toThrow(
    /the column "d" 2 times/,
  );
});
