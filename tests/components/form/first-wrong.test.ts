import type { UseFormSetError } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { firstWrong, tellFields } from "@/components/form/first-wrong";

type Values = { email: string; password: string; documents: string[] };
const FIELDS = ["email", "password", "documents"] as const;

describe("a form that tells one thing at a time", () => {
  const { resolver } = firstWrong<Values>(({ email, password }) => {
    if (email === "") return { field: "email", message: "Email is required!" };
    return password === "" ? { field: "password", message: "Password is required!" } : null;
  });
  const check = (values: Partial<Values>) =>
    resolver({ email: "", password: "", documents: [], ...values }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });

  test("tells the first, alone", () => {
    expect(check({})).toEqual({
      values: {},
      errors: { email: { type: "check", message: "Email is required!" } },
    });
    expect(check({ email: "a@b.example" })).toMatchObject({
      errors: { password: { message: "Password is required!" } },
    });
  });

  test("hands over what was entered when nothing is wrong", () => {
    const values = { email: "a@b.example", password: " x ", documents: ["one"] };
    expect(check(values)).toEqual({ values, errors: {} });
  });
});

describe("what the server refused", () => {
  const tell = (found: Record<string, string>) => {
    const setError = vi.fn();
    const told = tellFields(setError as UseFormSetError<Values>, FIELDS, found);
    return {
      told,
      calls: setError.mock.calls.map(([path, { message }, { shouldFocus }]) => [path, message, shouldFocus]),
    };
  };

  test("stands at its fields, the focus on the first of the form", () => {
    expect(tell({ "documents.1": "Not a PDF", password: "Too common", role: "Not yours" })).toEqual({
      told: true,
      calls: [
        ["password", "Too common", true],
        ["documents.1", "Not a PDF", false],
      ],
    });
  });

  test("is left to the caller when it is about no field of the form", () => {
    expect(tell({ role: "Not yours", emails: "What" })).toEqual({ told: false, calls: [] });
    expect(tell({})).toEqual({ told: false, calls: [] });
  });
});
