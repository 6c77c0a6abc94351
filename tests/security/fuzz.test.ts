// The database support comes first: it says where the database is before anything connects.
import { useDatabase } from "@/tests/support/database";
import path from "node:path";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Contract } from "@/lib/api/contract";
import { operations } from "@/lib/api/operations";
import { Problem } from "@/lib/schemas/problem";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import type { Role } from "@/lib/shared/actor";
import "@/tests/security/measured";
import { insertCategories } from "@/tests/support/directory";

useDatabase();

/** A category, so that some ids lead somewhere. */
const KNOWN_ID = "c000000000000001";

beforeAll(() => insertCategories([{ id: KNOWN_ID, name: "Pumps", slug: "pumps" }]));

/** Cases an operation; the long run asks for more through the environment. */
const CASES = Number(process.env.FUZZ_CASES ?? 200);

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const NASTY = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "1e309",
  "12abc",
  "NaN",
  "Infinity",
  "91",
  "181",
  "\0",
  "'; DROP TABLE listings; --",
  "%",
  "_",
  "\\",
  "<script>alert(1)</script>",
  "नलसाज़",
  "🙂",
  "\u202e",
  "a".repeat(5000),
  "&|!()*:",
  "null",
  "[]",
  "{}",
  "__proto__",
  "0000000000000000",
  ",,,",
  "created_desc",
  "MH",
  "true",
];
const value = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: "binary" }),
  fc.float().map(String),
  fc.integer().map(String),
);

const jsonValue = fc.oneof(
  value,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, -0, 1e21, true, [], {}),
);

/** Bodies that are no JSON object of any kind (docs/security.md#the-catalogue). */
const BROKEN = [
  "",
  "null",
  "[]",
  '"text"',
  "{",
  '{"a":1e400}',
  "\ufeff{}",
  '{"__proto__":{"role":"admin"}}',
  "[".repeat(50_000),
  "a".repeat(200_000),
];
const TYPES = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "",
];

/** Somebody of every role, signed in as scripts are: by Bearer alone. */
async function bearerOf(role: Role): Promise<string> {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const user = await db.user.create({
    data: { email, role, passwordHash: await hashPassword("the fuzzer's own") },
    select: { id: true },
  });
  if (role === "provider") {
    await db.providerProfile.create({ data: { userId: user.id, companyName: "Company of the fuzzer" } });
  }
  const { POST } = (await import("@/app/api/v1/auth/login/route")) as unknown as Record<string, Handler>;
  const response = await POST!(
    new Request("http://localhost/api/v1/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "the fuzzer's own" }),
    }),
    { params: Promise.resolve({}) },
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as { tokens: { accessToken: string } }).tokens.accessToken;
}

/** What is sent besides the query: nothing, a body that fits the shape with bad values, or none that fits anything. */
function bodyOf({ body, form, urlencoded }: Contract): fc.Arbitrary<RequestInit> {
  if (!body && !form) return fc.constant({});
  const keys = [...Object.keys((body ?? form!.fields).shape), "role", "constructor", "unknown"];
  const broken = fc
    .tuple(fc.constantFrom(...BROKEN), fc.constantFrom(...TYPES))
    .map(([text, type]) => ({ body: text, headers: { "content-type": type } }));
  if (body) {
    const plainForm = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 8 }).map((pairs) => ({
      body: new URLSearchParams(pairs).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    }));
    const json = fc.dictionary(fc.constantFrom(...keys), jsonValue, { maxKeys: 6 }).map((object) => ({
      body: JSON.stringify(object),
      headers: { "content-type": "application/json" },
    }));
    return fc.oneof(
      { weight: 4, arbitrary: json },
      { weight: 1, arbitrary: broken },
      { weight: 2, arbitrary: urlencoded ? plainForm : json },
    );
  }
  const { field } = form!.files;
  const fields = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 8 }).chain((pairs) =>
    fc.option(fc.tuple(fc.uint8Array({ maxLength: 200 }), value)).map((file) => {
      const data = new FormData();
      for (const [key, text] of pairs) data.append(key, text);
      if (file) data.append(field, new File([new Uint8Array(file[0])], file[1], { type: "image/png" }));
      return { body: data };
    }),
  );
  return fc.oneof({ weight: 4, arbitrary: fields }, { weight: 1, arbitrary: broken });
}

for (const [name, operation] of Object.entries(operations)) {
  const keys = [...Object.keys(operation.query?.shape ?? {}), "status", "constructor", "unknown"];

  test(
    `D4: ${name}: whatever is asked, never a 5xx, and failures have one shape`,
    { timeout: 180_000 + CASES * 200 },
    async ({ task }) => {
      const file = operation.path.replace(/\{(\w+)\}/g, "[$1]");
      const routeFile = (await import(
        /* @vite-ignore */ path.resolve(`app/api/v1${file}/route.ts`)
      )) as Record<string, Handler>;
      const handle = routeFile[operation.method]!;
      const { access } = operation;
      const bearer = access === "public" ? null : await bearerOf(access === "user" ? "customer" : access);
      const query = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 6 });
      const params = fc.record(
        Object.fromEntries(
          Object.keys(operation.params?.shape ?? {}).map((key) => [
            key,
            fc.oneof(value, fc.constant(KNOWN_ID)),
          ]),
        ),
      );
      await fc.assert(
        fc.asyncProperty(query, params, bodyOf(operation), async (pairs, given, { body, headers }) => {
          const url = new URL(`http://localhost/api/v1${operation.path}`);
          for (const [key, text] of pairs) url.searchParams.append(key, text);
          const request = new Request(url, {
            method: operation.method,
            body: body ?? null,
            headers: {
              ...(headers as Record<string, string>),
              ...(bearer && { authorization: `Bearer ${bearer}` }),
            },
          });
          const response = await handle(request, { params: Promise.resolve(given) });
          expect(response.status).toBeLessThan(500);
          // Failed sign-ins are limited whatever the scale: that is their subject.
          if (name !== "login") expect(response.status).not.toBe(429);
          if (response.status === 204) return;
          if (response.status === 303) {
            expect(operation.urlencoded).toBe(true);
            expect(response.headers.get("location")).toMatch(/^\/[a-z]/);
            return;
          }
          if (operation.file && response.ok) {
            await response.body?.cancel();
            return;
          }
          const answer: unknown = await response.json();
          if (response.status >= 400) Problem.strict().parse(answer);
          else operation.output?.parse(answer);
        }),
        { numRuns: CASES },
      );
      task.meta.measured = { row: "D4", what: "calls", tried: CASES, wrong: 0 };
    },
  );
}
