import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { isInstalled } from "@/scripts/bench/installed";
import type { Bench } from "@/scripts/bench/part";
import { measureBeside } from "@/scripts/bench/shape-by-shape";
import { idOf } from "@/tests/support/directory";
import { freePort } from "@/tests/support/demo";

const BATCH = 20_000;
const START_MS = 10_000;
const JSON_BODY = { "Content-Type": "application/json" };

/** Tables as its manual makes them: texts by bigrams, places and categories by trees. */
const SCHEMA = [
  "table_create Categories TABLE_HASH_KEY ShortText",
  "table_create Listings TABLE_HASH_KEY ShortText",
  "column_create Listings text COLUMN_SCALAR Text",
  "column_create Listings category COLUMN_SCALAR Categories",
  "column_create Listings price COLUMN_SCALAR Int32",
  "column_create Listings published COLUMN_SCALAR Int64",
  "column_create Listings location COLUMN_SCALAR WGS84GeoPoint",
  "column_create Categories listings COLUMN_INDEX Listings category",
  "table_create Terms TABLE_PAT_KEY ShortText --default_tokenizer TokenBigram --normalizer NormalizerAuto",
  "column_create Terms listings COLUMN_INDEX|WITH_POSITION Listings text",
  "table_create Points TABLE_PAT_KEY WGS84GeoPoint",
  "column_create Points listings COLUMN_INDEX Listings location",
  "table_create Prices TABLE_PAT_KEY Int32",
  "column_create Prices listings COLUMN_INDEX Listings price",
];

const DENSE = "8.0x70.0";
const NEAR = `geo_in_circle(location, "${DENSE}", 25000)`;
const NEWEST = { sort_keys: "-published,-_key" };
const WORD = { match_columns: "text", query: "supply" };
const either = (...categories: number[]): string =>
  `(${categories.map((n) => `category == "${idOf("c", n)}"`).join(" || ")})`;

/** Shapes of ours, as Groonga is asked for them. */
const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "no filter": NEWEST,
  category: { filter: either(3), ...NEWEST },
  "common word, newest": { ...WORD, ...NEWEST },
  "rare word": { match_columns: "text", query: "zirconium", ...NEWEST },
  "dense radius, newest": { filter: NEAR, ...NEWEST },
  "sparse radius": { filter: `geo_in_circle(location, "16.5x88.5", 25000)`, ...NEWEST },
  "dense radius, nearest": {
    filter: NEAR,
    scorer: `_score = geo_distance(location, "${DENSE}")`,
    sort_keys: "_score",
  },
  "dense radius, cheapest": { filter: NEAR, sort_keys: "price,_key" },
  "dense radius and common word": { ...WORD, filter: NEAR, ...NEWEST },
  "dense radius, word, two categories, price": {
    ...WORD,
    filter: `${NEAR} && ${either(1, 2)} && price >= 100 && price <= 50000`,
    ...NEWEST,
  },
  "page 500": { ...NEWEST, offset: String(499 * 12) },
};

/** Serves an empty database of Groonga's over HTTP, in a folder that is removed in the end. */
async function serveGroonga() {
  const folder = mkdtempSync(join(tmpdir(), "bench-groonga-"));
  const port = await freePort();
  const server = spawn(
    "groonga",
    ["-p", String(port), "--protocol", "http", "-s", "-n", join(folder, "db")],
    {
      stdio: "ignore",
    },
  );
  const origin = `http://127.0.0.1:${port}/d/`;
  /** @throws Error when Groonga refuses it */
  const ask = async (command: string, given: Readonly<Record<string, string>> = {}, body?: string) => {
    const address = `${origin}${command}?${new URLSearchParams(given)}`;
    const answer = await fetch(
      address,
      body === undefined ? {} : { method: "POST", body, headers: JSON_BODY },
    );
    const [[code, , , message], result] = (await answer.json()) as [
      [number, number, number, string?],
      unknown,
    ];
    if (code !== 0) throw new Error(`Groonga says ${message}`);
    return result;
  };
  const stop = (): void => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + START_MS; ; await sleep(100)) {
    if (await ask("status").catch(() => null)) return { ask, stop };
    if (Date.now() < deadline) continue;
    stop();
    throw new Error("Groonga does not answer");
  }
}
type Groonga = Awaited<ReturnType<typeof serveGroonga>>;

const Stored = z.object({
  _key: z.string(),
  text: z.string(),
  category: z.string(),
  price: z.int(),
  published: z.number().nullable(),
  location: z.string(),
});

async function fill({ ask }: Groonga): Promise<void> {
  for (const line of SCHEMA) {
    const [command, ...words] = line.split(" ");
    const at = words.indexOf("--default_tokenizer");
    const names =
      command === "table_create"
        ? ["name", "flags", "key_type"]
        : ["table", "name", "flags", "type", "source"];
    const plain = at < 0 ? words : words.slice(0, at);
    const given = Object.fromEntries(plain.map((word, i) => [names[i]!, word]));
    const how = at < 0 ? {} : { default_tokenizer: words[at + 1]!, normalizer: words[at + 3]! };
    await ask(command!, { ...given, ...how });
  }
  for (let after = ""; ;) {
    const batch = await rows(db, Stored)`
      SELECT l.id AS _key, concat_ws(' ', l.name, l.description, l.address, l.city, p.company_name, c.name) AS text,
             l.category_id AS category, coalesce(l.price, 0) AS price,
             extract(epoch FROM l.published_at)::float8 AS published, l.lat || 'x' || l.lng AS location
      FROM listings l JOIN categories c ON c.id = l.category_id JOIN provider_profiles p ON p.user_id = l.provider_user_id
      WHERE l.status = 'approved' AND l.id > ${after} ORDER BY l.id LIMIT ${BATCH}::int`;
    if (batch.length === 0) return;
    await ask("load", { table: "Listings" }, JSON.stringify(batch));
    after = batch.at(-1)!._key;
  }
}

/** Groonga over the same rows, over HTTP; its own cache of answers is not asked. */
export async function measureGroonga(bench: Bench): Promise<void> {
  await bench.attempt("Groonga", "ms", async () => {
    if (!isInstalled("groonga")) throw new Error("not here: apt-get install groonga");
    const groonga = await serveGroonga();
    const asking = (given: Readonly<Record<string, string>>) => async (): Promise<number> => {
      const select = {
        table: "Listings",
        limit: "12",
        output_columns: "_key,text,price",
        cache: "no",
        ...given,
      };
      const [[[found]]] = (await groonga.ask("select", select)) as [[[number]]];
      return found;
    };
    try {
      await fill(groonga);
      const asked = Object.entries(ASKED).map(([shape, given]) => [shape, asking(given)]);
      await measureBeside(bench, "Groonga", Object.fromEntries(asked));
    } finally {
      groonga.stop();
    }
  });
}
