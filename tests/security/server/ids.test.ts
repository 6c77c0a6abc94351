// A6: an id that is not the caller's, or no id at all, is answered as one that does not exist.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { describe, expect, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { conclude } from "@/tests/security/measured";
import { MATRIX } from "@/tests/security/rights-matrix";
import { type Caller, CALLERS, type Sent } from "@/tests/support/api-world";

const current = attackedServer();
const withId = Object.entries(operations).filter(([, { path }]) => path.includes("{"));

/** Well-formed, and of nothing. */
const NOTHING = "zzzzzzzzzzzzzzzz";
const STRANGE: Readonly<Record<string, string>> = {
  "another thing of nobody": "0000000000000000",
  uuid: crypto.randomUUID(),
  sequential: "1",
  negative: "-1",
  "like an array": '["x"]',
  "a list": `${NOTHING},${NOTHING}`,
  "10 KB": "a".repeat(10_240),
  wildcard: "%",
  quote: "' OR '1'='1",
  upwards: "../users",
  nul: "a\0b",
  prototype: "__proto__",
  "another script": "पंप",
  "upper case": NOTHING.toUpperCase(),
  blank: " ",
};

/** What can be compared of two failures: all but the request's own id. */
function comparable({ status, text }: Sent): string {
  const body = JSON.parse(text) as Record<string, unknown>;
  delete body["requestId"];
  return `${status} ${JSON.stringify(body)}`;
}

/** The callers whom the role allows: each may ask, and the thing is not theirs or not there. */
const allowed = (access: string): readonly Caller[] => {
  if (access === "admin") return ["admin"];
  if (access === "provider") return ["otherProvider"];
  return access === "user" ? ["customer", "otherProvider"] : ["anonymous", "otherProvider"];
};

test("there are operations with an id", () => {
  expect(withId.length).toBeGreaterThan(15);
});

describe.each(withId)("A6: %s", (name, { method, path, access }) => {
  test("answers 404 alike", async (context) => {
    const { world } = current();
    const { call, expected } = MATRIX[name]!;
    const wrong: string[] = [];
    let tried = 0;
    for (const caller of allowed(access)) {
      const { path: at, body, headers } = await call(world, caller);
      const place = path.split("/").findIndex((segment) => segment.startsWith("{"));
      const ask = (id: string) =>
        world.send(method, `/api/v1${at.split("/").with(place, encodeURIComponent(id)).join("/")}`, {
          as: world.people[caller],
          ...(body && { body }),
          ...(headers && { headers: { ...headers } }),
        });
      const nothing = await ask(NOTHING);
      const wanted = comparable(nothing);
      if (nothing.status !== 404) wrong.push(`${caller} nothing: ${wanted}`);
      const ids = { ...STRANGE };
      if (expected[CALLERS.indexOf(caller)] === 404) ids["somebody else's"] = at.split("/")[place]!;
      for (const [kind, id] of Object.entries(ids)) {
        const got = comparable(await ask(id));
        tried += 1;
        if (got !== wanted) wrong.push(`${caller} ${kind}: ${got.slice(0, 200)}, not ${wanted}`);
      }
    }
    conclude(context, { row: "A6", what: "requests", tried, wrong });
  });
});
