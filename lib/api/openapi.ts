import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import type { Contract } from "@/lib/api/contract";
import { operationGroups, operations } from "@/lib/api/operations";
import { Problem } from "@/lib/schemas/problem";
import type { Access } from "@/lib/shared/actor";
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

/** What is said to every caller in the same words, by status. */
const REFUSALS: Readonly<Record<string, string>> = {
  400: "VALIDATION_ERROR: input with mistakes; `errors` names each and its place",
  401: "UNAUTHORIZED: nobody is signed in, or the token is over",
  403: "FORBIDDEN: another role, or the request came from a page of another site",
  404: "NOT_FOUND: there is none, or it is not the caller's",
  413: "PAYLOAD_TOO_LARGE: the body is too large",
  415: "UNSUPPORTED_MEDIA_TYPE: the body is of another type",
  429: "RATE_LIMITED: too many calls; `Retry-After` says when the next may come",
  503: "UNAVAILABLE: the database is away, or there is too much to do; `Retry-After` says when to come again",
};

/** The statuses an operation refuses with: by its parts, and what its contract tells besides. */
function refusalsOf(operation: Contract): Record<string, object> {
  const { method, access, params, query, body, form, limit, perMinute, refuses = {} } = operation;
  const statuses = [
    ...(query || body || form ? ["400"] : []),
    ...(access !== "public" ? ["401"] : []),
    ...(method !== "GET" || access === "provider" || access === "admin" ? ["403"] : []),
    ...(params ? ["404"] : []),
    ...(body || form ? ["413", "415"] : []),
    ...(limit || perMinute ? ["429"] : []),
    "503",
  ];
  const told = Object.entries(refuses).map(([status, when]) => [status, problem(when)] as const);
  return Object.fromEntries([
    ...statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }] as const),
    ...told,
  ]);
}

const CALLERS: Readonly<Record<Access, string>> = {
  public: "For anyone.",
  user: "For anyone who is signed in.",
  provider: "For companies.",
  admin: "For admins.",
};

const periodOf = (seconds: number): string => (seconds === 3600 ? "an hour" : `in ${seconds / 60} minutes`);

/** Who may call, and how often. */
function descriptionOf({ access, limit, perMinute }: Contract): string {
  const often = [
    ...(perMinute ? [`${perMinute} calls a minute of one address`] : []),
    ...(limit
      ? [
          `${limit.points} ${periodOf(limit.seconds)} of one ${limit.per === "user" ? "account" : "address"}${
            limit.spares ? ", those with mistakes not counted" : ""
          }`,
        ]
      : []),
  ];
  return [CALLERS[access], ...(often.length > 0 ? [`At most ${often.join(", and ")}.`] : [])].join(" ");
}

const groupOf = (operationId: string): string[] =>
  operationGroups.filter((group) => group.operations.includes(operationId)).map(({ name }) => name);

let made: ReturnType<typeof documentOf> | undefined;

/**
 * The API as OpenAPI 3.1, made from the contracts; nothing in it is written twice. It is made once: everybody may
 * ask for it, and making it takes tens of milliseconds.
 */
export const openapi = () => (made ??= documentOf());

function documentOf() {
  const paths: ZodOpenApiPathsObject = {};
  for (const [operationId, operation] of Object.entries(operations)) {
    const requestBody = requestBodyOf(operation);
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId,
        tags: groupOf(operationId),
        summary: operation.summary,
        description: descriptionOf(operation),
        security: operation.access === "public" ? [] : [{ session: [] }, { bearer: [] }],
        requestParams: {
          ...(operation.params && { path: operation.params }),
          ...(operation.query && { query: operation.query }),
        },
        ...(requestBody && { requestBody }),
        responses: {
          ...successOf(operation),
          ...refusalsOf(operation),
          default: problem("What else went wrong"),
        },
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
    tags: operationGroups.map(({ name }) => ({ name })),
    components: {
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [status, problem(description)]),
      ),
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
