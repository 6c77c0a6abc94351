// D2, D3, D6: bodies that are no JSON object, texts of every script, and numbers that are none.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { describe, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { Problem } from "@/lib/schemas/problem";
import { conclude } from "@/tests/security/measured";
import { MATRIX } from "@/tests/security/rights-matrix";
import { CALLERS, type Sent, unique } from "@/tests/support/api-world";

const current = attackedServer();
const asJson = Object.entries(operations).filter(([, { body }]) => body);
const JSON_TYPE = "application/json";

/** What comes as a body, as what, and the statuses that may answer it. */
type Shape = readonly [name: string, body: string | Buffer, type: string, statuses: readonly number[]];

const SHAPES: readonly Shape[] = [
  ["malformed", '{"a":', JSON_TYPE, [400]],
  ["null", "null", JSON_TYPE, [400]],
  ["a list", "[]", JSON_TYPE, [400]],
  ["a text", '"text"', JSON_TYPE, [400]],
  ["a number", "7", JSON_TYPE, [400]],
  ["100,000 deep", '{"a":'.repeat(100_000), JSON_TYPE, [400, 413]],
  ["100 KB of brackets", "[".repeat(100_000), JSON_TYPE, [400, 413]],
  ["10 MB", `{"a":"${"x".repeat(10_000_000)}"}`, JSON_TYPE, [413]],
  ["a key twice", '{"zz":1,"zz":2}', JSON_TYPE, [400]],
  ["a key twice, deep", '{"zz":[{"a":1,"\\u0061":2}]}', JSON_TYPE, [400]],
  ["1e400", '{"zz":1e400}', JSON_TYPE, [400]],
  ["NaN", '{"zz":NaN}', JSON_TYPE, [400]],
  ["minus zero", '{"zz":-0}', JSON_TYPE, [400]],
  ["a byte order mark and garbage", "\ufeff{x}", JSON_TYPE, [400]],
  ["UTF-16", Buffer.from('{"zz":"a"}', "utf16le"), JSON_TYPE, [400]],
  ["no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), JSON_TYPE, [400]],
  ["half a surrogate pair as a key", '{"\\ud83d":1}', JSON_TYPE, [400]],
  ["__proto__", '{"__proto__":{"isAdmin":true}}', JSON_TYPE, [400]],
  ["constructor", '{"constructor":{"prototype":{"isAdmin":true}}}', JSON_TYPE, [400]],
  ["as text", '{"zz":1}', "text/plain", [415]],
  ["as XML", "<a/>", "application/xml", [415]],
  ["as a form with files", "--x--\r\n", "multipart/form-data; boundary=x", [415]],
  ["as nothing", Buffer.from('{"zz":1}'), "", [415]],
  ["in a charset nobody knows", '{"zz":1}', "application/json; charset=klingon", [400]],
  ["compressed, it says", '{"zz":1}', "application/gzip", [415]],
];

describe.each(asJson)("D2: %s", (name, { method }) => {
  test("refuses what is no JSON object of its own", async (context) => {
    const { world } = current();
    const index = MATRIX[name]!.expected.findIndex((status) => status !== 401 && status !== 403);
    const caller = CALLERS[index] ?? "anonymous";
    const { path } = await MATRIX[name]!.call(world, caller);
    const wrong: string[] = [];
    for (const [what, text, type, statuses] of SHAPES) {
      const sent = await world
        .sendText(method, `/api/v1${path}`, { as: world.people[caller], text, type })
        // A body that is refused by its length may be cut off while it is sent.
        .catch(() => null);
      const isCut = sent === null && statuses.includes(413);
      const isTold =
        sent !== null &&
        statuses.includes(sent.status) &&
        Problem.strict().safeParse(JSON.parse(sent.text)).success;
      if (!isCut && !isTold) wrong.push(`${what}: ${sent?.status} ${sent?.text.slice(0, 100)}`);
    }
    conclude(context, { row: "D2", what: "bodies", tried: SHAPES.length, wrong });
  });
});

const TEXTS: Readonly<Record<string, string>> = {
  Devanagari: "नलसाज़ और बढ़ई",
  "conjunct with a joiner": "क्\u200Dष सेवा",
  Tamil: "தண்ணீர் பம்பு",
  Urdu: "پانی کا پمپ",
  emoji: "Pump 🙂🔧",
  "a family": "Shop 👨\u200D👩\u200D👧",
  "a flag": "Pump 🇮🇳",
  decomposed: "Cafe\u0301 and Ke\u0301ralam",
  "Hangul in parts": "\u1112\u1161\u11ab pump",
  ligature: "ﬁne pumps",
  "full width": "Ｐｕｍｐ",
};
const NO_TEXTS: Readonly<Record<string, string>> = {
  nul: "Pump\0",
  bell: "Pump\u0007",
  escape: "Pump\u001b[31m",
  "turned around": "Pump \u202E100",
  isolated: "Pump \u2066x\u2069",
  "a thousand accents on a letter": `a${"\u0301".repeat(1000)}`,
};

describe("D3: a listing's name", () => {
  test("comes back as it was sent, composed", async (context) => {
    const { world } = current();
    const wrong: string[] = [];
    for (const [what, text] of Object.entries(TEXTS)) {
      const name = `${text} ${unique("n")}`;
      const form = { ...world.listingForm(), name, description: text };
      const sent = await world.send("POST", "/api/v1/listings", { as: world.people.owner, body: { form } });
      const { listing } = JSON.parse(sent.text) as { listing?: { name: string; description: string } };
      const wanted = [name.normalize("NFC"), text.normalize("NFC")];
      if (JSON.stringify([listing?.name, listing?.description]) !== JSON.stringify(wanted))
        wrong.push(`${what}: ${sent.text.slice(0, 200)}`);
    }
    conclude(context, { row: "D3", what: "texts", tried: Object.keys(TEXTS).length, wrong });
  });

  test("is refused when it is no text", async (context) => {
    const { world } = current();
    const wrong: string[] = [];
    for (const [what, name] of Object.entries(NO_TEXTS)) {
      const form = { ...world.listingForm(), name };
      const { status, text } = await world.send("POST", "/api/v1/listings", {
        as: world.people.owner,
        body: { form },
      });
      if (status !== 400 || !text.includes('"path":"name"'))
        wrong.push(`${what}: ${status} ${text.slice(0, 200)}`);
    }
    conclude(context, { row: "D3", what: "texts", tried: Object.keys(NO_TEXTS).length, wrong });
  });
});

/** Numbers that are none, or out of range, and the parameter that is to blame. */
const QUERIES: readonly (readonly [query: string, path: string])[] = [
  ...["-1", "1.5", "1e309", "12abc", "NaN", "Infinity", "0x10", "１２"].flatMap((value) => [
    [`priceMin=${value}`, "priceMin"] as const,
    [`page=${value}`, "page"] as const,
    [`limit=${value}`, "limit"] as const,
  ]),
  ...["0", "1000000000"].map((value) => [`page=${value}`, "page"] as const),
  ...["91", "-91", "1e309", "NaN", "12abc"].map((value) => [`lat=${value}&lng=73`, "lat"] as const),
  ...["181", "-181", "1e309", "NaN"].map((value) => [`lat=18&lng=${value}`, "lng"] as const),
  ["lat=18", "lng"],
  ["lng=73", "lat"],
  ...["0", "-1", "101", "1e9", "NaN"].map(
    (value) => [`lat=18&lng=73&radiusKm=${value}`, "radiusKm"] as const,
  ),
  ["radiusKm=5", "radiusKm"],
  ["priceMin=5&priceMax=4", "priceMax"],
];
const PRICES = ["-1", "0", "1.5", "1e309", "12abc", "1000000001", "NaN", " "];

const namesPath = ({ status, text }: Sent, path: string): boolean =>
  status === 400 && (Problem.parse(JSON.parse(text)).errors ?? []).some((error) => error.path === path);

test("D6: a number that is none is refused at its name", async (context) => {
  const { world } = current();
  const wrong: string[] = [];
  for (const [query, path] of QUERIES) {
    const sent = await world.send("GET", `/api/v1/listings?${query}`);
    if (!namesPath(sent, path)) wrong.push(`${query}: ${sent.status} ${sent.text.slice(0, 150)}`);
  }
  for (const price of PRICES) {
    const form = { ...world.listingForm(), price };
    const sent = await world.send("POST", "/api/v1/listings", { as: world.people.owner, body: { form } });
    if (!namesPath(sent, "price")) wrong.push(`price=${price}: ${sent.status} ${sent.text.slice(0, 150)}`);
  }
  conclude(context, { row: "D6", what: "values", tried: QUERIES.length + PRICES.length, wrong });
});
