import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { operations } from "@/lib/api/operations";
import { Problem } from "@/lib/schemas/problem";

/** The API as OpenAPI 3.1, made from the contracts; nothing in it is written twice. */
export function openapi() {
  const paths: ZodOpenApiPathsObject = {};
  for (const [operationId, operation] of Object.entries(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId,
        summary: operation.summary,
        security: [],
        requestParams: {
          ...(operation.params && { path: operation.params }),
          ...(operation.query && { query: operation.query }),
        },
        responses: {
          "200": { description: "OK", content: { "application/json": { schema: operation.output } } },
          default: { description: "What went wrong", content: { "application/json": { schema: Problem } } },
        },
      },
    };
  }
  return createDocument({
    openapi: "3.1.0",
    info: { title: "VendorSetu API", version: "1", description: "Listings, categories and places of India." },
    servers: [{ url: "/api/v1" }],
    paths,
  });
}
