import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import type { Contract } from "@/lib/api/contract";
import { operations } from "@/lib/api/operations";
import { Problem } from "@/lib/schemas/problem";
import { FILE_KINDS } from "@/lib/shared/upload";

const problem = (description: string) => ({
  description,
  content: { "application/json": { schema: Problem } },
});

function requestBodyOf({
  body,
  bodyOptional,
  urlencoded,
  form,
}: Contract): ZodOpenApiOperationObject["requestBody"] {
  if (body) {
    const asForm = urlencoded && { "application/x-www-form-urlencoded": { schema: body } };
    return { required: !bodyOptional, content: { "application/json": { schema: body }, ...asForm } };
  }
  if (!form) return undefined;
  const { field, max, kinds } = form.files;
  const types = kinds.map((kind) => FILE_KINDS[kind].mimeType);
  const files = z
    .array(z.string().meta({ format: "binary" }))
    .max(max)
    .optional()
    .meta({ description: `Repeat the field for each file: ${types.join(", ")}; at most 5 MiB each` });
  const schema = max === 0 ? form.fields : form.fields.extend({ [field]: files });
  return { required: true, content: { "multipart/form-data": { schema } } };
}

/** What a form is answered: also when it failed, which its page tells. */
const SEE_OTHER = { description: "To a form: the page that tells what came of it" };

function successOf(operation: Contract): ZodOpenApiOperationObject["responses"] {
  const plain = plainSuccessOf(operation);
  return operation.urlencoded ? { ...plain, "303": SEE_OTHER } : plain;
}

function plainSuccessOf({ output, file, status }: Contract): ZodOpenApiOperationObject["responses"] {
  if (file) return { "200": { description: "The file", content: { "application/octet-stream": {} } } };
  if (!output) return { "204": { description: "Done" } };
  const content = { "application/json": { schema: output } };
  return status === 201
    ? { "201": { description: "Created", content } }
    : { "200": { description: "OK", content } };
}

/** The API as OpenAPI 3.1, made from the contracts; nothing in it is written twice. */
export function openapi() {
  const paths: ZodOpenApiPathsObject = {};
  for (const [operationId, operation] of Object.entries(operations)) {
    const requestBody = requestBodyOf(operation);
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId,
        summary: operation.summary,
        security: operation.access === "public" ? [] : [{ session: [] }, { bearer: [] }],
        requestParams: {
          ...(operation.params && { path: operation.params }),
          ...(operation.query && { query: operation.query }),
        },
        ...(requestBody && { requestBody }),
        responses: { ...successOf(operation), default: problem("What went wrong") },
      },
    };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "VendorSetu API",
      version: "1",
      description:
        "Listings, categories and places of India; accounts, the provider's workspace, the admin's desk.",
    },
    servers: [{ url: "/api/v1" }],
    components: {
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "next-auth.session-token",
          description: "Set by signing in from a page of this site; on https its name begins with __Host-",
        },
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "The access token of signing in; one that was given to a browser counts only beside its cookie",
        },
      },
    },
    paths,
  });
}
