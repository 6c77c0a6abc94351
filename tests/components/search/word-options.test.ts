import { expect, test } from "vitest";
import { withRecent } from "@/components/search/recent-searches";
import { wordOptions } from "@/components/search/word-options";
import type { Suggestion } from "@/lib/schemas/suggestion";

const suggestion = (kind: Suggestion["kind"], text: string): Suggestion => ({
  kind,
  text,
  detail: null,
  listings: null,
  path: null,
});
const ready = {
  state: "ready" as const,
  items: [
    suggestion("subcategory", "Plumbing"),
    suggestion("place", "plumber in Pune"),
    suggestion("company", "Plumb & Co"),
  ],
};
const RECENT = ["Plumber in Pune", "plumber", "pump", "plum cake", "yarn", "boxes", "tiles"];

const texts = (text: string, places = true, recent: readonly string[] = RECENT) => {
  const options = wordOptions(ready, text, { recent, places });
  return options.state === "ready"
    ? options.items.map((one) => (one.kind === "forget" ? "forget" : `${one.kind}: ${one.text}`))
    : [];
};

test("earlier searches that begin like the text stand first, and are not suggested twice", () => {
  expect(texts("Plum")).toEqual([
    "recent: Plumber in Pune",
    "recent: plumber",
    "subcategory: Plumbing",
    "company: Plumb & Co",
  ]);
});

test("what is in the field already is no earlier search; without one there is nothing to forget", () => {
  expect(texts("plumber ")).toEqual([
    "recent: Plumber in Pune",
    "subcategory: Plumbing",
    "company: Plumb & Co",
  ]);
  expect(texts("", true, [])).not.toContain("forget");
});

test("with nothing typed: the last five, and the way to forget them", () => {
  const options = wordOptions({ state: "idle" }, "", { recent: RECENT, places: true });
  expect(options).toMatchObject({ state: "ready" });
  expect(
    (options as unknown as { items: unknown[] }).items.map((one) => (one as { kind: string }).kind),
  ).toEqual([...Array<string>(5).fill("recent"), "forget"]);
});

test("beside a place that was given no other place is suggested", () => {
  expect(texts("plum", false, [])).toEqual(["subcategory: Plumbing", "company: Plumb & Co"]);
});

test("the last search is the first of eight, once, whatever its letters and spaces", () => {
  expect(withRecent(RECENT, "  PUMP ")).toEqual([
    "PUMP",
    "Plumber in Pune",
    "plumber",
    "plum cake",
    "yarn",
    "boxes",
    "tiles",
  ]);
  expect(withRecent(withRecent(RECENT, "one"), "two   words")).toHaveLength(8);
  expect(withRecent(RECENT, "   ")).toEqual(RECENT);
});
