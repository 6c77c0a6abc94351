import { describe, expect, test } from "vitest";
import { checkCustomer, checkProvider, type SignUpValues } from "@/components/account/check-sign-up";
import { translator } from "@/lib/content/messages";

const good = {
  companyName: "Gill Hosiery",
  email: "harpreet@gill.example",
  phoneNumber: "+919876543210",
  password: "long enough",
  confirmPassword: "long enough",
};
const isValid = (number: string) => number.length === 13;
const customer = (changed: Partial<SignUpValues>) =>
  checkCustomer({ ...good, ...changed }, translator("en"), isValid);
const provider = (changed: Partial<SignUpValues>) =>
  checkProvider({ ...good, ...changed }, translator("en"), isValid);

describe("a customer's sign-up", () => {
  test("is fine when everything is", () => expect(customer({})).toBeNull());

  test("is checked in the stated order, each error hiding the later ones", () => {
    const wrong: Partial<SignUpValues>[] = [
      { email: "" },
      { phoneNumber: "" },
      { confirmPassword: "other" },
      { phoneNumber: "+91123" },
      { password: "short", confirmPassword: "short" },
    ];
    const told = wrong.map((_, first) => customer(Object.assign({}, ...wrong.slice(first).toReversed())));
    expect(told.map((one) => one?.message)).toEqual([
      "Email is required!",
      "Mobile number is required!",
      "Passwords do not match!",
      "Please enter a valid mobile number.",
      "Password must be 8 to 128 characters",
    ]);
  });

  test("asks for a password", () => {
    expect(customer({ password: "", confirmPassword: "" })).toEqual({
      field: "password",
      message: "Password is required!",
    });
  });

  test("a password of 128 characters is taken, one of 129 is not", () => {
    const of = (length: number) =>
      customer({ password: "x".repeat(length), confirmPassword: "x".repeat(length) });
    expect(of(128)).toBeNull();
    expect(of(129)?.field).toBe("password");
  });
});

describe("a company's sign-up", () => {
  test("is fine when everything is", () => expect(provider({})).toBeNull());

  test("the number begins with '+', then the passwords match, then the number is valid", () => {
    expect(provider({ phoneNumber: "9876543210", confirmPassword: "x" })).toEqual({
      field: "phoneNumber",
      message: "Please enter a valid mobile number.",
    });
    expect(provider({ phoneNumber: "+91123", confirmPassword: "x" })).toEqual({
      field: "confirmPassword",
      message: "Passwords do not match!",
    });
    expect(provider({ phoneNumber: "+91123" })?.field).toBe("phoneNumber");
  });

  test.each(["", "x", "x".repeat(121)])("a name of another length than 2 to 120 is told", (companyName) => {
    expect(provider({ companyName })?.field).toBe("companyName");
  });
});
