// D1, D8: text that pretends to be something else, in every field and parameter of the API.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { describe, test } from "vitest";
import type { Contract } from "@/lib/api/contract";
import { operations } from "@/lib/api/operations";
import { Problem } from "@/lib/schemas/problem";
import { INJECTIONS } from "@/tests/security/corpora/injections";
import { conclude, isLong, sample } from "@/tests/security/measured";
import { type Body, CALLERS, type Caller, type Sent, type World } from "@/tests/support/api-world";
import { MATRIX } from "@/tests/security/rights-matrix";

const current = attackedServer();

/** A statement that sleeps does so for 5 s: an answer so late, beside the others, was made by one (long run only). */
const LATE_MS = 1000;

/** Ends the session it is asked with: nothing after it would be tried. */
const ENDS_SESSIONS = new Set(["logout", "logoutAll"]);
const asked = Object.entries(operations)
  .filter(([name, { query, body, form }]) => {
    const shapes = [query?.shape, body?.shape, form?.fields.shape];
    return !ENDS_SESSIONS.has(name) && shapes.some((shape) => Object.keys(shape ?? {}).length > 0);
  })
  .map(([name, operation], turn) => ({ name, operation, turn }));

/** Somebody whom the matrix lets do it; an account that is lost with a wrong password is not. */
const callerOf = (name: string): Caller =>
  CALLERS[MATRIX[name]!.expected.findIndex((status) => status !== 401 && status !== 403)] ?? "anonymous";

const withQuery = (path: string, key: string, value: string): string => {
  const [at, query] = path.split("?");
  const params = new URLSearchParams(query);
  params.set(key, value);
  return `${at}?${params.toString()}`;
};

function withField(body: Body, { form }: Contract, key: string, value: string): Body {
  if (form) return { form: { ...(body && "form" in body ? body.form : {}), [key]: value } };
  return { json: { ...(body && "json" in body ? (body.json as object) : {}), [key]: value } };
}

/** What is wrong with an answer to such a text; null when nothing is. */
function problemOf(operation: Contract, { status, headers, text }: Sent): string | null {
  if (status >= 500) return `${status}`;
  if (headers.has("location")) return `sends to ${headers.get("location")}`;
  if (headers.getSetCookie().some((cookie) => /canary/i.test(cookie))) return "sets a cookie of the text's";
  if (status >= 400) {
    const type = headers.get("content-type");
    if (type !== "application/json") return `a failure as ${type}`;
    return Problem.strict().safeParse(JSON.parse(text)).success ? null : `${status} ${text}`;
  }
  return /html/.test(headers.get("content-type") ?? "") ? "an answer as HTML" : null;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe.each(asked)("D1: $name", ({ name, operation, turn }) => {
  test("takes text as text", { timeout: 30 * 60_000 }, async (context) => {
    const { world } = current();
    const caller = callerOf(name);
    const as = world.people[caller];
    const { path, body, headers } = await MATRIX[name]!.call(world, caller);
    const fields = Object.keys((operation.body ?? operation.form?.fields)?.shape ?? {});
    const places = [
      ...Object.keys(operation.query?.shape ?? {}).map((key) => ({ key, inQuery: true })),
      ...fields.map((key) => ({ key, inQuery: false })),
    ];
    const wrong: string[] = [];
    const times: { what: string; ms: number }[] = [];
    for (const [place, { key, inQuery }] of places.entries()) {
      for (const text of sample(INJECTIONS, 180, turn + place * 7)) {
        const begun = performance.now();
        const sent = await world.send(
          operation.method,
          `/api/v1${inQuery ? withQuery(path, key, text) : path}`,
          {
            as,
            ...(inQuery ? body && { body } : { body: withField(body, operation, key, text) }),
            ...(headers && { headers: { ...headers } }),
          },
        );
        const what = `${key}=${text.slice(0, 60)}`;
        times.push({ what, ms: performance.now() - begun });
        const problem = problemOf(operation, sent);
        if (problem !== null) wrong.push(`${what}: ${problem}`);
      }
    }
    const limit = 2 * median(times.map(({ ms }) => ms)) + LATE_MS;
    if (isLong)
      wrong.push(
        ...times.filter(({ ms }) => ms > limit).map(({ what, ms }) => `${what}: ${Math.round(ms)} ms`),
      );
    conclude(context, { row: "D1", what: "requests", tried: times.length, wrong });
  });
});

test("D8: a parameter that comes twice is refused at its name", async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  let tried = 0;
  for (const { name, operation } of asked) {
    const { path, body } = await MATRIX[name]!.call(world, callerOf(name));
    for (const key of Object.keys(operation.query?.shape ?? {})) {
      const at = `/api/v1${path.split("?")[0]}?${key}=1&${key}=2`;
      const { status, text } = await world.send(operation.method, at, {
        as: world.people[callerOf(name)],
        ...(body && { body }),
      });
      tried += 1;
      const problem = Problem.safeParse(JSON.parse(text)).data;
      if (status !== 400 || problem?.errors?.[0]?.path !== key)
        wrong.push(`${name} ${key}: ${status} ${text}`);
    }
  }
  conclude(context, { row: "D8", what: "parameters", tried, wrong });
});

const PAGES = [
  "/services",
  "/services/location",
  "/signin",
  "/signup",
  "/contact",
  "/contact/result",
  "/compare",
  "/enquire",
  "/report",
  "/reset-password",
  "/verify-email",
  "/blogs",
];
const KEYS = [
  "q",
  "location",
  "category",
  "listing",
  "company",
  "listings",
  "ids",
  "token",
  "error",
  "page",
  "sent",
  "sort",
];

/** The page as it was sent, without what React writes as data: there the text stands as an escaped string. */
const markupOf = (html: string): string =>
  html.replace(/<script[^>]*>self\.__next_f\.push[\s\S]*?<\/script>/g, "");

async function lookAtPage(world: World, url: string, text: string): Promise<string | null> {
  const { status, text: html, headers } = await world.send("GET", url);
  if (status >= 500) return `${status}`;
  if (headers.getSetCookie().some((cookie) => /canary/i.test(cookie))) return "sets a cookie of the text's";
  return text.includes("<") && markupOf(html).includes(text) ? "the text stands in the page as markup" : null;
}

test("D1: pages show what a query holds as text", { timeout: 30 * 60_000 }, async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  let tried = 0;
  for (const [index, page] of PAGES.entries()) {
    for (const [place, key] of KEYS.entries()) {
      for (const text of sample(INJECTIONS, 480, index * 31 + place * 17)) {
        const problem = await lookAtPage(world, `${page}?${key}=${encodeURIComponent(text)}`, text);
        tried += 1;
        if (problem !== null) wrong.push(`${page} ${key}=${text}: ${problem}`);
      }
    }
  }
  conclude(context, { row: "D1", what: "requests", tried, wrong });
});
