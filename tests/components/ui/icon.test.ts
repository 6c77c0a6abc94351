import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { drawIcons, drawMarks, ICONS } from "@/components/ui/icon-set";

const root = path.resolve(import.meta.dirname, "../../..");
const file = path.join(root, "components/ui/icons.svg");

// After a change of icons: npx vitest run --project "unit-*" tests/components/ui/icon.test.ts -u
test("the file of icons holds what is drawn of them", async () => {
  await expect(drawIcons()).toMatchFileSnapshot(file);
});

test("the masks of a card's icons are the same drawings", async () => {
  await expect(drawMarks()).toMatchFileSnapshot(path.join(root, "app/marks.css"));
});

test("each icon is in it once, with strokes and without a colour of its own", () => {
  const drawn = readFileSync(file, "utf8");
  for (const name of Object.keys(ICONS))
    expect(drawn.split(`<symbol id="${name}" viewBox="0 0 24 24"><`), name).toHaveLength(2);
  expect(drawn).not.toMatch(/#[0-9a-f]{3,6}|style=|undefined/i);
});
