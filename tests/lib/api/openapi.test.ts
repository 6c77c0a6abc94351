import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { openapi } from "@/lib/api/openapi";
import { operations } from "@/lib/api/operations";
import { searchFields, SORTS } from "@/lib/schemas/search-fields";

type Parameter = { name: string; in: string; schema: Record<string, unknown> };
type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { properties: Record<string, unknown> } }>;
  };
  responses: Record<string, unknown>;
  security: Record<string, string[]>[];
};

const document = openapi() as unknown as { paths: Record<string, Record<string, Operation>> };

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test("is made once, however often it is asked for", () => {
    expect(openapi()).toBe(openapi());
  });

  test("the validator would notice", async () => {
    const broken = structuredClone(document);
    delete (broken.paths["/listings"]!.get as Partial<Operation>).responses;
    (broken as Record<string, unknown>)["info"] = "none";
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  test("names every operation once", () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((one) => one.operationId),
    );
    expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  test("says who may call, what the body is, and which status means success", () => {
    for (const { method, path, access, body, form, status, urlencoded } of Object.values(operations)) {
      const operation = document.paths[path]![method.toLowerCase()]!;
      expect(operation.security.length > 0, path).toBe(access !== "public");
      const types = Object.keys(operation.requestBody?.content ?? {});
      const json = ["application/json", ...(urlencoded ? ["application/x-www-form-urlencoded"] : [])];
      expect(types, path).toEqual(body ? json : form ? ["multipart/form-data"] : []);
      const statuses = [String(status ?? 200), ...(urlencoded ? ["303"] : [])];
      expect(
        Object.keys(operation.responses).filter((key) => /^[23]/.test(key)),
        path,
      ).toEqual(statuses);
    }
  });

  test("says with which statuses an operation refuses", () => {
    const refusals = (path: string, method: string) =>
      Object.keys(document.paths[path]![method]!.responses).filter((status) => !/^[23]/.test(status));
    expect(refusals("/listings", "get")).toEqual(["400", "429", "503", "default"]);
    expect(refusals("/listings/{id}", "get")).toEqual(["404", "410", "429", "503", "default"]);
    expect(refusals("/listings/{id}/approve", "post")).toEqual(
      ["400", "401", "403", "404", "409", "413", "415", "503", "default"], // no limit: an admin's
    );
    expect(refusals("/auth/me", "get")).toEqual(["401", "503", "default"]);
  });

  test("a form names its files beside its text fields", () => {
    const schemaOf = (path: string) =>
      document.paths[path]!.post!.requestBody!.content["multipart/form-data"]!.schema.properties;
    expect(Object.keys(schemaOf("/listings"))).toEqual(expect.arrayContaining(["name", "tags", "images"]));
    expect(schemaOf("/auth/provider/register")).not.toHaveProperty("documents");
  });

  test("describes every parameter of the search with its type", () => {
    const parameters = document.paths["/listings"]!.get!.parameters;
    expect(parameters.map(({ name }) => name).toSorted()).toEqual(Object.keys(searchFields).toSorted());
    for (const { name, in: place, schema } of parameters) {
      expect(place).toBe("query");
      expect(schema["type"], name).toMatch(/^(string|number|integer)$/);
      expect(schema["description"], name).toEqual(expect.any(String));
    }
    const schemaOf = (name: string) => parameters.find((one) => one.name === name)!.schema;
    expect(schemaOf("sort")["enum"]).toEqual(SORTS);
    expect(schemaOf("lat")).toMatchObject({ type: "number", minimum: -90, maximum: 90 });
    expect(schemaOf("limit")).toMatchObject({ type: "integer", minimum: 1, maximum: 100, default: 12 });
    expect(schemaOf("lat")).not.toHaveProperty("pattern");
  });
});
