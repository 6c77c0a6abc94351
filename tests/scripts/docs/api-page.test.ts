// docs/api.md holds to the contracts, and its calls to what they take; tests/e2e/api-page.spec.ts makes them.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { operationGroups, operations } from "@/lib/api/operations";
import { apiPage, exampleOf } from "@/scripts/docs/api-page";
import { COMMON, EXAMPLES } from "@/scripts/docs/api-examples";

const AN_ID = "1m7yp0yxh4yyvh6b";

/** The values of an example with an id for each variable of the shell. */
const filled = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value).startsWith("$") ? AN_ID : value]),
  );

test("docs/api.md is what npm run write-docs makes", async () => {
  const page = readFileSync(path.join(import.meta.dirname, "..", "..", "..", "docs", "api.md"), "utf8");
  expect(page).toBe(await apiPage());
});

test("every operation is in one group, and every example is an operation's", () => {
  const grouped = operationGroups.flatMap((group) => group.operations);
  expect(grouped.toSorted()).toEqual(Object.keys(operations).toSorted());
  expect(Object.keys(EXAMPLES).filter((name) => !(name in operations))).toEqual([]);
});

describe.each(Object.entries(operations))("the call of %s", (name, contract) => {
  const { params, query, body, fields, files, needs, as } = exampleOf(name);

  test("has what the contract wants, and nothing else", () => {
    for (const [schema, given] of [
      [contract.params, params],
      [contract.query, query],
      [contract.body, contract.bodyOptional ? (body ?? {}) : body],
      [contract.form?.fields, contract.form && fields],
    ] as const) {
      if (schema === undefined) expect(given).toBeUndefined();
      else {
        const strings = schema === contract.query;
        const values = Object.entries(filled(given ?? {})).map(([key, value]) => [
          key,
          strings ? String(value) : value,
        ]);
        expect(schema.safeParse(Object.fromEntries(values)).error?.issues ?? []).toEqual([]);
      }
    }
    if (contract.form === undefined) expect(files).toBeUndefined();
  });

  test("is made by who may make it, and knows its variables", () => {
    if (contract.access === "public") expect(as).toBeUndefined();
    else if (contract.access === "user") expect(as).toBeDefined();
    else expect(as).toBe(contract.access);
    const known = [...Object.keys(COMMON), ...Object.keys(needs ?? {})];
    const used = Object.values({ ...params, ...fields, ...body }).flatMap(
      (value) => /^\$(\w+)$/.exec(String(value))?.[1] ?? [],
    );
    expect(used.filter((variable) => !known.includes(variable))).toEqual([]);
  });
});
