import { expect, test } from "vitest";
import { NOTHING_KEPT, readShortlist, toggle, toggled } from "@/components/shortlist/shortlist-store";

const PUNE = "18.5,73.9";

test("a listing is put on at the end and taken off by the same press", () => {
  const one = toggled(NOTHING_KEPT, "a", PUNE);
  expect(one).toEqual({ ids: ["a"], from: PUNE });
  const two = toggled(one, "b", null);
  expect(two).toEqual({ ids: ["a", "b"], from: PUNE });
  expect(toggled(two, "a", "19,72")).toEqual({ ids: ["b"], from: "19,72" });
});

test("the place goes with the last listing", () => {
  expect(toggled({ ids: ["a"], from: PUNE }, "a", PUNE)).toEqual(NOTHING_KEPT);
});

test("a full one takes no further, and lets go", () => {
  const full = { ids: ["a", "b", "c", "d"], from: null };
  expect(toggled(full, "e", null)).toEqual(full);
  expect(toggled(full, "b", null).ids).toEqual(["a", "c", "d"]);
});

test("without a database it lasts as long as the page", async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  await toggle("a", PUNE);
  expect(await toggle("b", null)).toEqual({ ids: ["a", "b"], from: PUNE });
  expect(await readShortlist()).toEqual({ ids: ["a", "b"], from: PUNE });
});
