import { expect, test } from "vitest";
import { CATEGORIES_WERE, PLACE, PLACE_WAS } from "@/components/search/tidy-query";
import { searchFields } from "@/lib/schemas/search-fields";
import { TWINS } from "@/lib/shared/kept-pages";

test("whatever a search or its forms can say leads to a category's twin: the kept page would not hear it", () => {
  const keys = TWINS.find(({ segment }) => segment === "filtered")!.keys;
  const sayable = [...Object.keys(searchFields), PLACE, PLACE_WAS, CATEGORIES_WERE];
  expect(sayable.filter((key) => !(keys as readonly string[]).includes(key))).toEqual([]);
});
