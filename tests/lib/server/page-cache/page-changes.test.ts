import { describe, expect, test, vi } from "vitest";
import { type Look, PageChanges } from "@/lib/server/page-cache/page-changes";

/** A database as a look sees it: transactions that have committed, and the oldest that has not ended. */
function database() {
  const committed: [number, string][] = [];
  const asked: (number | null)[] = [];
  const state = { timeline: "00000001", horizon: 10, isAway: false };
  const read = async (since: number | null): Promise<Look> => {
    asked.push(since);
    if (state.isAway) throw new Error("away");
    const { timeline, horizon } = state;
    return {
      timeline,
      writtenTo: "0/10",
      horizon,
      changes: committed.filter(([at]) => since !== null && at >= since),
    };
  };
  return { committed, asked, state, changes: new PageChanges(read) };
}

const lookedAt = async (changes: PageChanges): Promise<number> => {
  const turn = await changes.look();
  if (turn === null) throw new Error("the database is away");
  return turn;
};

describe("what has changed since a look", () => {
  test("is what was found later, and only for the tags of it", async () => {
    const { changes, committed, state } = database();
    const before = await lookedAt(changes);
    committed.push([10, "listing:a"]);
    state.horizon = 11;
    const after = await lookedAt(changes);
    expect(changes.isUnchanged(["listing:a", "catalog"], before)).toBe(false);
    expect(changes.isUnchanged(["listing:b", "catalog"], before)).toBe(true);
    expect(changes.isUnchanged(["listing:a"], after)).toBe(true);
  });

  test("holds a transaction that began earlier and commits later than one already seen", async () => {
    const { changes, committed, state } = database();
    await lookedAt(changes);
    // 11 commits, while 10 is still under way: the horizon stays.
    committed.push([11, "listing:late"]);
    const between = await lookedAt(changes);
    committed.push([10, "listing:early"]);
    state.horizon = 12;
    await lookedAt(changes);
    expect(changes.isUnchanged(["listing:early"], between)).toBe(false);
    // Found again, but not changed again.
    expect(changes.isUnchanged(["listing:late"], between)).toBe(true);
  });

  test("'everything' is a change of every page", async () => {
    const { changes, committed } = database();
    const before = await lookedAt(changes);
    committed.push([10, "everything"]);
    await lookedAt(changes);
    expect(changes.isUnchanged([], before)).toBe(false);
  });

  test("is all of it when the database stands where it stood before", async () => {
    const { changes, state } = database();
    const before = await lookedAt(changes);
    state.horizon = 4;
    const after = await lookedAt(changes);
    expect(changes.isUnchanged(["listing:a"], before)).toBe(false);
    expect(changes.isUnchanged(["listing:a"], after)).toBe(true);
  });

  test("is all of it when a standby has taken over, however far it has gone on since", async () => {
    const { changes, state } = database();
    const before = await lookedAt(changes);
    Object.assign(state, { timeline: "00000002", horizon: 30 });
    const after = await lookedAt(changes);
    expect(changes.isUnchanged(["listing:a"], before)).toBe(false);
    await lookedAt(changes);
    expect(changes.isUnchanged(["listing:a"], after)).toBe(true);
  });

  test("is found after an outage, back to the last look that was answered", async () => {
    const { changes, committed, state, asked } = database();
    const before = await lookedAt(changes);
    state.isAway = true;
    expect(await changes.look()).toBeNull();
    committed.push([10, "listing:a"]);
    state.isAway = false;
    await lookedAt(changes);
    expect(asked).toEqual([null, 10, 10]);
    expect(changes.isUnchanged(["listing:a"], before)).toBe(false);
  });
});

test("a look is never answered by a query that began before it; those that wait share one", async () => {
  const begun: (() => void)[] = [];
  let queries = 0;
  const changes = new PageChanges(() => {
    queries += 1;
    return new Promise((done) =>
      begun.push(() => done({ timeline: "1", writtenTo: null, horizon: 1, changes: [] })),
    );
  });
  const first = changes.look();
  await Promise.resolve().then(() => undefined);
  expect(queries).toBe(1);
  const others = [changes.look(), changes.look(), changes.look()];
  begun[0]!();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(queries).toBe(2);
  begun[1]!();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

test("a database that has become slow is waited for again, once it has answered late", async () => {
  vi.useFakeTimers();
  try {
    const answers: (() => void)[] = [];
    const changes = new PageChanges(
      () =>
        new Promise((answer) =>
          answers.push(() => answer({ timeline: "1", writtenTo: null, horizon: 1, changes: [] })),
        ),
    );
    /** What a look says when the answer takes this long. */
    const lookFor = async (ms: number): Promise<number | null> => {
      const look = changes.look();
      await vi.advanceTimersByTimeAsync(ms);
      answers.shift()!();
      return look;
    };
    expect(await lookFor(2500)).toBeNull();
    expect(await lookFor(1000)).toBe(1);
    // One that never answers: the next is not waited for as long.
    void changes.look();
    await vi.advanceTimersByTimeAsync(2000);
    answers.length = 0;
    expect(await lookFor(1000)).toBeNull();
    expect(await lookFor(1000)).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
