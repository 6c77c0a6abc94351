import fc from "fast-check";
import { expect, test } from "vitest";
import { moveChanges } from "@/components/admin/categories/name-order";

const items = (...positions: number[]) =>
  positions.map((position, index) => ({ id: `item-${index}`, position }));

/** The ids in the order the lists have after the changes; equal places keep the order they had. */
function orderAfter(list: ReturnType<typeof items>, changes: ReturnType<typeof moveChanges>): string[] {
  return list
    .map((item) => ({ ...item, ...changes.find(({ id }) => id === item.id) }))
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);
}

test("neighbours with places of their own swap them: two changes", () => {
  expect(moveChanges(items(10, 20, 30), 1, -1)).toEqual([
    { id: "item-1", position: 10 },
    { id: "item-0", position: 20 },
  ]);
});

test("the first goes no higher, the last no lower", () => {
  expect(moveChanges(items(10, 20), 0, -1)).toEqual([]);
  expect(moveChanges(items(10, 20), 1, 1)).toEqual([]);
});

test("places that are shared become one for each", () => {
  const list = items(0, 0, 0);
  expect(orderAfter(list, moveChanges(list, 2, -1))).toEqual(["item-0", "item-2", "item-1"]);
});

test("whatever the places, one item moves by one and all others stay in order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(50), { minLength: 2, maxLength: 12 }),
      fc.nat(11),
      fc.constantFrom<1 | -1>(1, -1),
      (positions, at, by) => {
        const list = items(...positions.sort((a, b) => a - b));
        const index = at % list.length;
        const wanted = list.map(({ id }) => id);
        if (index + by >= 0 && index + by < wanted.length) {
          [wanted[index], wanted[index + by]] = [wanted[index + by]!, wanted[index]!];
        }
        expect(orderAfter(list, moveChanges(list, index, by))).toEqual(wanted);
      },
    ),
  );
});
