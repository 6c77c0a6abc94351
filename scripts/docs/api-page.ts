import { format } from "prettier";
import { openapi } from "@/lib/api/openapi";
import { operationGroups, operations } from "@/lib/api/operations";
import { COMMON, type Example, EXAMPLES, type LookedUp } from "@/scripts/docs/api-examples";

/** What the OpenAPI document says of a value, as far as it is told here. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Answer = { readonly $ref?: string; readonly description?: string; readonly content?: Content };
type Operation = {
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
};

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);
/** For a cell of a table: a bar would end it. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** More than this is no bound that anybody meets. */
const FAR = 1_000_000_000_000;

function boundsOf({ minimum, maximum, minLength, maxLength }: Schema): string {
  const [low, high] = [minimum ?? minLength, maximum ?? maxLength];
  const isLow = low !== undefined && Math.abs(low) < FAR;
  const isHigh = high !== undefined && Math.abs(high) < FAR;
  const what = (maxLength ?? minLength) ? " characters" : "";
  if (isLow && isHigh) return `, ${low} to ${high}${what}`;
  if (isHigh) return `, at most ${high}${what}`;
  return isLow && low !== 0 ? `, at least ${low}${what}` : "";
}

/** What a value may be, in words: `text, at most 100 characters`, `list of Id`, `{ id, name } or null`. */
function typeOf(schema: Schema): string {
  const { $ref, enum: choices, const: only, anyOf, items, properties, format: form } = schema;
  if ($ref !== undefined) return `[${nameOf($ref)}](#${nameOf($ref).toLowerCase()})`;
  if (only !== undefined) return `\`${String(only)}\``;
  if (choices !== undefined) return choices.map((choice) => `\`${String(choice)}\``).join(", ");
  if (anyOf !== undefined) return anyOf.map(typeOf).join(" or ");
  const types = [schema.type ?? "any"].flat().map((type) => {
    if (type === "array") return items ? `list of (${typeOf(items)})`.replace(/\(([^,]*)\)$/, "$1") : "list";
    if (type === "object")
      return properties ? `{ ${Object.entries(properties).map(partOf).join(", ")} }` : "object";
    if (type === "string") return form === "date-time" ? "time" : form === "binary" ? "file" : "text";
    return type === "integer" ? "whole number" : type === "boolean" ? "true or false" : type;
  });
  return `${types.join(" or ")}${boundsOf(schema)}`;
}

/** A part of an object within another: its name, and which schema it has where that has a name. */
function partOf([name, { $ref, items }]: readonly [string, Schema]): string {
  const ref = $ref ?? (items ? items.$ref : undefined);
  if (ref === undefined) return name;
  return `${name}: ${$ref === undefined ? "list of " : ""}${typeOf({ $ref: ref })}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const fieldRows = ({ properties = {}, required = [] }: Schema): string[][] =>
  Object.entries(properties).map(([name, schema]) => [
    `\`${name}\``,
    cell(typeOf(schema)),
    required.includes(name) ? "yes" : "",
    cell(schema.description ?? ""),
  ]);

const quoted = (text: string): string =>
  text.includes("$") ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`;
const bearer = (as: string | undefined): string =>
  as === undefined ? "" : ` --header "Authorization: Bearer $${as}"`;

const lookUp = ([name, { path, as, pick }]: readonly [string, LookedUp]): string =>
  `${name}=$(curl --silent${bearer(as)} "$site${path}" | read_json 'answer.${pick}')`;

const ROLE = { public: undefined, user: "customer", provider: "provider", admin: "admin" } as const;

/** The example of an operation, whether it has one or needs none. */
export function exampleOf(name: string): Example {
  const as = ROLE[operations[name]!.access];
  return { ...(as !== undefined && { as }), ...EXAMPLES[name] };
}

/** The lines that call an operation of a running demo. */
function callOf(name: string): string {
  const { method, path, file } = operations[name]!;
  const { as, params = {}, query, body, fields = {}, files = [], needs = {} } = exampleOf(name);
  const at = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? `{${key}}`);
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    : "";
  const field = operations[name]!.form?.files.field;
  const hasData = body !== undefined || Object.keys(fields).length > 0 || files.length > 0;
  const parts = [
    ...(method === "GET" || (method === "POST" && hasData) ? [] : [` --request ${method}`]),
    ...(file ? [" --remote-header-name --remote-name"] : []),
    bearer(as),
    ...(body === undefined ? [] : [` --json ${quoted(JSON.stringify(body))}`]),
    ...Object.entries(fields).map(([key, value]) => ` --form ${quoted(`${key}=${value}`)}`),
    ...files.map((name) => ` --form '${field}=@${name}'`),
  ];
  return [...Object.entries(needs).map(lookUp), `curl --silent${parts.join("")} "$site${at}${search}"`].join(
    "\n",
  );
}

/** A success: its status, and what comes with it. */
function answerOf([status, { content, description = "" }]: readonly [string, Answer]): string {
  const schema = content?.["application/json"]?.schema;
  return `${status} ${schema === undefined ? description : typeOf(schema)}`;
}

function operationPart(name: string, document: Document): string {
  const { method, path } = operations[name]!;
  const {
    summary,
    description,
    parameters = [],
    requestBody,
    responses,
  } = document.paths[path]![method.toLowerCase()]!;
  const parts = [`### ${method} ${path}\n\n${summary}. ${description} \`${name}\``];
  if (parameters.length > 0)
    parts.push(
      table(
        ["Parameter", "In", "What", "Needed", ""],
        parameters.map(({ in: place, name: parameter, required, schema }) => [
          `\`${parameter}\``,
          place,
          cell(typeOf(schema)),
          required ? "yes" : "",
          cell(schema.description ?? ""),
        ]),
      ),
    );
  if (requestBody) {
    const [[, { schema = {} }]] = Object.entries(requestBody.content) as [[string, { schema?: Schema }]];
    const types = Object.keys(requestBody.content).map((type) => `\`${type}\``);
    parts.push(`Body: ${types.join(" or ")}${requestBody.required ? "" : ", or none"}.`);
    const rows = fieldRows(schema);
    if (rows.length > 0) parts.push(table(["Field", "What", "Needed", ""], rows));
  }
  const answers = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  const refusals = Object.entries(responses).filter(([status]) => /^[45]/.test(status));
  parts.push(`Answers ${answers.map(answerOf).join("; ")}.`);
  parts.push(
    `Refuses with ${refusals.map(([status, { $ref, description = "" }]) => ($ref ? status : `${status} (${description})`)).join(", ")}.`,
  );
  parts.push(`\`\`\`sh\n${callOf(name)}\n\`\`\``);
  return parts.join("\n\n");
}

/** What sets the shell's variables that the calls use. */
const BEFORE = [
  "site=http://localhost:3000/api/v1",
  `read_json() { node -p "(answer => $1)(JSON.parse(require('fs').readFileSync(0)))"; }`,
  `account() { read_json "JSON.stringify((({ email, password }) => ({ email, password }))(answer.find(one => one.role === '$1')))" < .data/demo-accounts.json; }`,
  `token() { account $1 | curl --silent --json @- $site/auth/login | read_json answer.tokens.accessToken; }`,
  "admin=$(token admin) provider=$(token provider) customer=$(token customer)",
  ...Object.entries(COMMON).map(lookUp),
];

/** docs/api.md: what the OpenAPI document says, with a call of each operation that works against the demo. */
export async function apiPage(): Promise<string> {
  const document = openapi() as unknown as Document;
  const { schemas, responses } = document.components;
  const refusals = Object.entries(responses).map(([status, { description = "" }]) => {
    const [code = "", text = ""] = description.split(": ");
    return [status, `\`${code}\``, cell(text)];
  });
  const page = `# The API, operation by operation

Everything stands below \`/api/v1\`. The rules that hold for all of it are in [product/api.md](product/api.md), and a running site answers the same as a document at \`/api/v1/openapi.json\`. This page is made from that by \`npm run write-docs\`.

## Before you try

The calls work against \`npm run demo\`, in the project's folder, with curl 7.82 or later. Once in a shell, and again when ten minutes are over, which is how long a token lives:

\`\`\`sh
${BEFORE.join("\n")}
\`\`\`

Where a file is sent, any picture or PDF of yours will do. A script has no cookie, and its token counts for itself; a token that a browser got counts only beside its cookie ([security.md](security.md#sessions-and-rights)). Calls that change something change the demo: \`npm run demo\` with another \`DATA_DIR\` makes a new one.

## What every operation refuses

The body is a [Problem](#problem). Each operation names the statuses it may answer; the words of these hold everywhere:

${table(["Status", "Code", "When"], [...refusals, ["405", "`METHOD_NOT_ALLOWED`", "the address has other methods; `Allow` names them"], ["500", "`INTERNAL`", "we made a mistake; the log has it under the `requestId`"]])}

## What a cache may keep

Nothing: answers are \`Cache-Control: no-store\` and carry no cache tags. Those are for pages, where a CDN is set ([several-instances.md](running/several-instances.md)). Pictures below \`/media\` never change under their name and are kept for a year.

${operationGroups
  .map(({ name, operations: names }) =>
    [`## ${name}`, ...names.map((operation) => operationPart(operation, document))].join("\n\n"),
  )
  .join("\n\n")}

## Schemas

${Object.entries(schemas)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, schema]) =>
    [
      `### ${name}`,
      schema.properties === undefined
        ? `${typeOf(schema)}. ${schema.description ?? ""}`
        : table(["Field", "What", "Always there", ""], fieldRows(schema)),
    ].join("\n\n"),
  )
  .join("\n\n")}
`;
  return format(page, { parser: "markdown", printWidth: 110 });
}
