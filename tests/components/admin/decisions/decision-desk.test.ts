import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createDecisionDesk,
  DECISION_WAIT_MS,
  isHeld,
  type Outcome,
} from "@/components/admin/decisions/decision-desk";
import { createReloader } from "@/components/admin/decisions/reloader";
import type { ManagedListing } from "@/lib/schemas/listing";

const listing = (id: string, updatedAt = "2026-01-01T00:00:00.000Z") =>
  ({ id, updatedAt, name: `Listing ${id}` }) as ManagedListing;
const [ONE, TWO, THREE] = [listing("1"), listing("2"), listing("3")];
const APPROVED = { status: "approved" } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aDesk(answer: (id: string) => Outcome = () => ({ kind: "done" })) {
  const sent: string[] = [];
  const onSettled = vi.fn();
  const desk = createDecisionDesk({
    send: async ({ id }, { status }, leaving) => {
      sent.push(`${status} ${id}${leaving ? " leaving" : ""}`);
      return answer(id);
    },
    onSettled,
  });
  return { desk, sent, onSettled };
}

test("the rows are read anew once for all who ask, within the shortest time of them, and again later", async () => {
  const reload = vi.fn();
  const reloadWithin = createReloader(reload);
  reloadWithin(5_000);
  await vi.advanceTimersByTimeAsync(1_000);
  reloadWithin(5_000);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadWithin(5_000);
  reloadWithin(500);
  await vi.advanceTimersByTimeAsync(500);
  expect(reload).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

describe("a decision", () => {
  test("waits eight seconds, then it is sent once", async () => {
    const { desk, sent, onSettled } = aDesk();
    desk.decide([ONE], APPROVED);
    expect(DECISION_WAIT_MS).toBe(8_000);
    await vi.advanceTimersByTimeAsync(7_999);
    expect([sent, isHeld(desk.state(), ONE)]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(1);
    // Until the rows are read again; what its owner changed afterwards waits anew.
    expect([sent, isHeld(desk.state(), ONE)]).toEqual([["approved 1"], true]);
    expect(isHeld(desk.state(), listing("1", "2026-01-02T00:00:00.000Z"))).toBe(false);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith([ONE], APPROVED, true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  test("is the last one when no other waits or is on its way", async () => {
    const { desk, onSettled } = aDesk();
    desk.decide([ONE], APPROVED);
    await vi.advanceTimersByTimeAsync(5_000);
    desk.decide([TWO], APPROVED);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(onSettled.mock.calls.map(([[{ id }], , isLast]) => [id, isLast])).toEqual([
      ["1", false],
      ["2", true],
    ]);
  });

  test("that is taken back is never sent; the latest goes first", async () => {
    const { desk, sent } = aDesk();
    desk.decide([ONE], APPROVED);
    desk.decide([TWO, THREE], { status: "rejected", reason: "" });
    expect(desk.takeBack()?.listings).toEqual([TWO, THREE]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect([sent, desk.takeBack()]).toEqual([["approved 1"], null]);
  });

  test("is sent at once when it is asked for, or when the page goes away", async () => {
    const { desk, sent } = aDesk();
    desk.decide([ONE], APPROVED);
    desk.sendAll();
    desk.decide([TWO], APPROVED);
    desk.decide([THREE], APPROVED);
    desk.sendAll(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(["approved 1", "approved 2 leaving", "approved 3 leaving"]);
  });

  test("over several is one call each; those refused are named, the others done", async () => {
    const { desk, sent, onSettled } = aDesk((id) =>
      id === "2" ? { kind: "refused", text: "two is gone" } : { kind: "done" },
    );
    desk.decide([ONE, TWO, THREE], APPROVED);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sent).toEqual(["approved 1", "approved 2", "approved 3"]);
    expect(desk.state().problems).toMatchObject([{ listing: TWO, text: "two is gone", canRetry: false }]);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith([ONE, THREE], APPROVED, true);
    desk.retry();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sent).toHaveLength(3);
  });

  test("that could not be sent keeps its reason and may be tried again", async () => {
    let isDown = true;
    const { desk, sent } = aDesk(() => (isDown ? { kind: "failed", text: "no answer" } : { kind: "done" }));
    const verdict = { status: "rejected", reason: "No price" } as const;
    desk.decide([ONE], verdict);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(desk.state().problems).toMatchObject([{ verdict, canRetry: true }]);
    isDown = false;
    desk.retry();
    expect(desk.state()).toMatchObject({ problems: [], waiting: [{ verdict }] });
    await vi.advanceTimersByTimeAsync(8_000);
    expect([sent.length, desk.state().problems]).toEqual([2, []]);
  });
});
