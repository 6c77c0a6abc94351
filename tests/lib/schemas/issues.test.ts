import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operations } from "@/lib/api/operations";
import en from "@/lib/content/messages/en.json";
import { failure, fieldErrorOf, keyOfIssue } from "@/lib/schemas/issues";

const KEYS: Readonly<Record<string, string>> = { ...en.form, ...en.requests };

/** Every message that a schema, or one of its checks, has of its own. */
function messagesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as { _zod?: { def: Record<string, unknown> } })._zod ?? { def: schema };
  const error = (def as { error?: (issue: object) => unknown }).error;
  const told = typeof error === "function" ? error({ code: "custom", input: 1 }) : undefined;
  const own = typeof told === "string" ? told : (told as { message?: string } | undefined)?.message;
  const inner = Object.values(def).flatMap((part) =>
    Array.isArray(part) ? part.flatMap((one) => messagesIn(one, seen)) : messagesIn(part, seen),
  );
  return own === undefined ? inner : [own, ...inner];
}

const parts = Object.entries(operations).flatMap(([name, { params, query, body, form }]) =>
  Object.entries({ params, query, body, fields: form?.fields }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [[`${part} of ${name}`, schema] as const],
  ),
);

test.each(parts)("what the %s say is keys of the catalogue", (_name, schema) => {
  expect(messagesIn(schema).filter((message) => !Object.hasOwn(KEYS, message))).toEqual([]);
});

test("a sentence instead of a key would be found, wherever it stands", () => {
  const wrong = z.strictObject({ tags: z.array(z.string().max(3, "Too long!")).optional() });
  expect(messagesIn(wrong)).toEqual(["Too long!"]);
  expect(messagesIn(operations.signup?.body).length).toBeGreaterThan(10);
});

const told = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: keyOfIssue }).error?.issues.map(fieldErrorOf);
const one = <T extends z.ZodType>(schema: T) => z.strictObject({ a: schema });

describe("an issue without a key of its own has one by its kind", () => {
  test.each<[unknown, z.ZodType, string, object]>([
    [{}, one(z.string()), "required", { expected: "string" }],
    [{ a: 1 }, one(z.string()), "wrongType", { expected: "string" }],
    [{ a: "" }, one(z.string().min(1)), "required", { minimum: 1 }],
    [{ a: "a" }, one(z.string().min(2)), "tooShort", { minimum: 2 }],
    [{ a: "abc" }, one(z.string().max(2)), "tooLong", { maximum: 2 }],
    [{ a: "b" }, one(z.string().regex(/a/)), "wrongFormat", {}],
    [{ a: "c" }, one(z.enum(["a", "b"])), "oneOf", { options: "a, b" }],
    [{ a: [] }, one(z.array(z.string()).min(1)), "listTooShort", { minimum: 1 }],
    [{ a: ["a", "b"] }, one(z.array(z.string()).max(1)), "listTooLong", { maximum: 1 }],
    [{ a: 0 }, one(z.number().min(1)), "tooSmall", { minimum: 1 }],
    [{ a: 3 }, one(z.number().max(2)), "tooBig", { maximum: 2 }],
    [{ a: 1 }, one(z.custom(() => false)), "invalid", {}],
  ])("%j", (value, schema, key, values) => {
    expect(told(schema, value)).toEqual([{ path: "a", key, values: { field: "a", ...values } }]);
  });

  test("a key that nobody asked for", () => {
    expect(told(one(z.string().optional()), { b: 1, c: 2 })).toMatchObject([
      { path: "", key: "unknownFields", values: { fields: "b, c" } },
    ]);
  });
});

test("a key of its own comes first, with the values its check names", () => {
  const even = z
    .number()
    .refine((n) => n % 2 === 0, { error: failure("numberRange"), params: { minimum: 2 } });
  expect(told(one(even), { a: 1 })).toEqual([
    { path: "a", key: "numberRange", values: { field: "a", minimum: 2 } },
  ]);
});
