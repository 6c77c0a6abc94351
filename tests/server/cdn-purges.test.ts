import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PageChanges } from "@/lib/server/page-cache/page-changes";
import { CdnPurges, PURGE_TIMES } from "@/server/cdn-purges";

/** Everything in a turn of its own, so that a test says when. */
const TIMES = { ...PURGE_TIMES, everyMs: 1, againMs: 0 };

let database: { transaction: number; isAway: boolean; timeline: string; changes: [number, string][] };
let isCdnAway: boolean;
/** Each call: the tags of one, or "all". */
let told: (readonly string[] | "all")[];

const change = (tag: string): void => void database.changes.push([(database.transaction += 1), tag]);

function purges(times = TIMES): CdnPurges {
  const changes = new PageChanges(async (since) => {
    if (database.isAway) throw new Error("away");
    const { timeline, transaction } = database;
    const found = database.changes.filter(([at]) => since !== null && at >= since);
    return { timeline, writtenTo: null, horizon: transaction + 1, changes: found };
  });
  const tell = async (what: readonly string[] | "all"): Promise<void> => {
    if (isCdnAway) throw new Error("it answered 503");
    told.push(what);
  };
  return new CdnPurges(
    { headers: () => ({}), mostTags: 2, purge: (tags) => tell(tags), purgeAll: () => tell("all") },
    changes,
    times,
  );
}

beforeEach(() => {
  database = { transaction: 1, isAway: false, timeline: "1", changes: [] };
  isCdnAway = false;
  told = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

/** A process that has begun, and told that it knows nothing of before. */
async function begun(times = TIMES): Promise<CdnPurges> {
  const some = purges(times);
  await some.turn();
  expect(told.splice(0)).toEqual(["all"]);
  return some;
}

describe("a CDN is told", () => {
  test("nothing while nothing changes", async () => {
    const some = await begun();
    await some.turn();
    expect(told).toEqual([]);
  });

  test("the tags of what changed, as many at once as it takes, and once more a little later", async () => {
    const some = await begun({ ...TIMES, againMs: 20 });
    change("a");
    change("b");
    change("c");
    await some.turn();
    expect(told.splice(0)).toEqual([["a", "b"], ["c"]]);
    await some.turn();
    expect(told).toEqual([]);
    await new Promise((later) => setTimeout(later, 25));
    await some.turn();
    expect(told).toEqual([["a", "b"], ["c"]]);
  });

  test("everything, when everything changed, when more did than can be named, and when another database stands there", async () => {
    const some = await begun();
    change("everything");
    await some.turn();
    expect(told.splice(0)).toEqual(["all"]);
    await some.turn(); // once more
    told = [];
    for (let n = 0; n <= 500; n += 1) change(`listing:${n}`);
    await some.turn();
    expect(told.splice(0)).toEqual(["all"]);
    await some.turn();
    told = [];
    database.timeline = "2";
    await some.turn();
    expect(told).toEqual(["all"]);
  });

  test("later what could not be told, and nothing of it is lost", async () => {
    const some = await begun();
    isCdnAway = true;
    change("a");
    await some.turn();
    change("b");
    await some.turn();
    expect(told).toEqual([]);
    isCdnAway = false;
    await vi.waitFor(async () => {
      await some.turn();
      expect(told.flat()).toEqual(expect.arrayContaining(["a", "b"]));
    }, 20_000);
  });

  test("what changed while this process saw no database", async () => {
    const some = await begun();
    database.isAway = true;
    change("a");
    await some.turn();
    expect(told).toEqual([]);
    database.isAway = false;
    await some.turn();
    expect(told).toEqual([["a"]]);
  });
});

test("a failure is said once, and so is its end", async () => {
  const some = await begun();
  isCdnAway = true;
  change("a");
  for (let n = 0; n < 3; n += 1) await some.turn();
  isCdnAway = false;
  await vi.waitFor(async () => {
    await some.turn();
    expect(told).toContainEqual(["a"]);
  }, 20_000);
  expect(vi.mocked(console.error).mock.calls.map(([text]) => text as string)).toEqual([
    expect.stringContaining("could not be told"),
    expect.stringContaining("takes purges again"),
  ]);
});

test("stopped, it begins no further turn", async () => {
  const some = purges();
  some.stop();
  some.start();
  await new Promise((later) => setTimeout(later, 10));
  expect(told).toEqual([]);
});
