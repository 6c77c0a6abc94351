import { expect, test } from "vitest";
import { RepeatedIds } from "@/lib/domain/listings/import/repeated-ids";

test("each earlier line of an id knows the last one", () => {
  const repeated = new RepeatedIds();
  for (const [index, id] of ["a", "b", "a", "c", "a"].entries()) repeated.add(id, index + 2);
  expect([2, 4, 6].map((line) => repeated.laterLine("a", line))).toEqual([6, 6, null]);
  expect([repeated.laterLine("b", 3), repeated.laterLine("c", 5)]).toEqual([null, null]);
});

test("agrees with a map, hash collisions included", () => {
  const repeated = new RepeatedIds();
  const last = new Map<string, number>();
  const ids = Array.from({ length: 400_000 }, (_, n) => `F-${n % 5 === 0 ? n % 90_000 : n}`);
  for (const [index, id] of ids.entries()) {
    repeated.add(id, index);
    last.set(id, index);
  }
  const wrong = ids.filter(
    (id, index) => repeated.laterLine(id, index) !== (last.get(id) === index ? null : last.get(id)),
  );
  expect(wrong).toEqual([]);
});
