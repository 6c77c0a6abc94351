import { describe, expect, test } from "vitest";
import {
  firstWrongField,
  panCharacters,
  PROMOTER_FIELDS,
  type PromoterValues,
} from "@/components/promoter/check-promoter";
import en from "@/lib/content/messages/en.json";

const whole: PromoterValues = {
  fullName: "Asha Kulkarni",
  phoneNumber: "9812345670",
  address: "12 Karve Road, Pune",
  dob: "1994-03-08",
  panNumber: "ABCDE1234F",
  profileImage: { type: "image/webp" },
  panDoc: { type: "application/pdf" },
};
const nothing: PromoterValues = {
  fullName: "",
  phoneNumber: "",
  address: "",
  dob: "",
  panNumber: "",
  profileImage: null,
  panDoc: null,
};

test("a whole form passes, with a picture or a PDF of the PAN", () => {
  expect(firstWrongField(whole)).toBeNull();
  expect(firstWrongField({ ...whole, panDoc: { type: "image/jpeg" } })).toBeNull();
});

test("the fields are checked in the stated order, each with its sentence", () => {
  const told: string[] = [];
  let values = nothing;
  for (let field = firstWrongField(values); field !== null; field = firstWrongField(values)) {
    told.push(en.promoter.form.wrong[field]);
    values = { ...values, [field]: whole[field] };
  }
  expect(told).toEqual([
    "Full name is required.",
    "Enter a valid 10-digit mobile number.",
    "Address is required.",
    "Date of birth is required.",
    "Enter a valid PAN number.",
    "Profile image is required.",
    "PAN document is required.",
  ]);
  expect(told).toHaveLength(PROMOTER_FIELDS.length);
});

describe.each<[keyof PromoterValues, PromoterValues[keyof PromoterValues][]]>([
  ["fullName", ["   "]],
  ["phoneNumber", ["981234567", "98123456701", "98123x5670", "+919812345"]],
  ["address", ["\t"]],
  ["panNumber", ["abcde1234f", "ABCD1234F", "ABCDE12345", "ABCDE1234F1"]],
  ["profileImage", [{ type: "application/pdf" }, { type: "" }]],
  ["panDoc", [{ type: "text/plain" }, { type: "" }]],
])("%s", (field, wrong) => {
  test.each(wrong.map((value) => [value]))("is not %j", (value) => {
    expect(firstWrongField({ ...whole, [field]: value })).toBe(field);
  });
});

test("a PAN is typed in upper case and no longer than ten", () => {
  expect(panCharacters(" abcde1234fgh")).toBe("ABCDE1234F");
});
