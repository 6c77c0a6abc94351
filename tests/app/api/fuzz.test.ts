// The database support comes first: it says where the database is before anything connects.
import { useDatabase } from "@/tests/support/database";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { Problem } from "@/lib/schemas/problem";

useDatabase();

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

for (const [name, operation] of Object.entries(operations)) {
  const keys = [...Object.keys(operation.query?.shape ?? {}), "status", "constructor", "unknown"];

  test(
    `${name}: whatever is asked, never a 5xx, and failures have one shape`,
    { timeout: 180_000 },
    async () => {
      const file = operation.path.replace(/\{(\w+)\}/g, "[$1]");
      const routeFile = (await import(
        /* @vite-ignore */ path.resolve(`app/api/v1${file}/route.ts`)
      )) as Record<string, Handler>;
      const handle = routeFile[operation.method]!;
      const query = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 6 });
      const params = fc.record(
        Object.fromEntries(Object.keys(operation.params?.shape ?? {}).map((key) => [key, value])),
      );
      await fc.assert(
        fc.asyncProperty(query, params, async (pairs, given) => {
          const url = new URL(`http://localhost/api/v1${operation.path}`);
          for (const [key, text] of pairs) url.searchParams.append(key, text);
          const response = await handle(new Request(url, { method: operation.method }), {
            params: Promise.resolve(given),
          });
          expect(response.status).toBeLessThan(500);
          expect(response.status).not.toBe(429);
          const body: unknown = await response.json();
          if (response.status >= 400) Problem.strict().parse(body);
          else operation.output?.parse(body);
        }),
        { numRuns: CASES },
      );
    },
  );
}
