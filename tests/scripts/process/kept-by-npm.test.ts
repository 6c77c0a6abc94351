import { expect, test } from "vitest";
import { keptByNpm } from "@/scripts/process/kept-by-npm";

const OPTIONS = { reference: {}, "default-category": {}, json: {}, long: {}, only: {}, yes: {} };
const npm = { npm_lifecycle_event: "seed" };

test("an option that npm kept is named, with how it is given to the command", () => {
  expect(keptByNpm(OPTIONS, [], { ...npm, npm_config_reference: "true" })).toBe(
    "npm took --reference for itself: what is meant for the command stands behind --, as in npm run seed -- --reference",
  );
  // A word that only begins so is another one.
  const ofImport = { npm_lifecycle_event: "import", npm_config_default_category: "metal" };
  expect(keptByNpm(OPTIONS, ["metal", "--default-category-map"], ofImport)).toMatch(
    /^npm took --default-category for itself: .* npm run import -- --default-category$/,
  );
});

test.each<readonly [string, readonly string[], Readonly<Record<string, string>>]>([
  ["none was given", [], npm],
  ["the command has it, too", ["--reference"], { ...npm, npm_config_reference: "true" }],
  [
    "the command has it with what it is",
    ["--default-category=metal"],
    { ...npm, npm_config_default_category: "metal" },
  ],
  ...["json", "long", "only", "yes"].map(
    (own) => [`--${own} is a setting of npm's own`, [], { ...npm, [`npm_config_${own}`]: "true" }] as const,
  ),
  ["it was not npm that started the command", [], { npm_config_reference: "true" }],
])("nothing is said where %s", (_where, args, env) => {
  expect(keptByNpm(OPTIONS, args, env)).toBeNull();
});
