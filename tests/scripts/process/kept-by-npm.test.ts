import { expect, test } from "vitest";
import { keptByNpm } from "@/scripts/process/kept-by-npm";

const OPTIONS = { reference: {}, "default-category": {}, yes: {} };
const npm = { npm_lifecycle_event: "seed" };

test("an option that npm kept is named, with how it is given to the command", () => {
  expect(keptByNpm(OPTIONS, [], { ...npm, npm_config_reference: "true" })).toBe(
    "npm took --reference for itself: what is meant for the command stands behind --, as in npm run seed -- --reference",
  );
  expect(keptByNpm(OPTIONS, ["metal"], { ...npm, npm_config_default_category: "metal" })).toContain(
    "npm took --default-category",
  );
});

test.each([
  ["none was given", [], npm],
  ["the command has it, too", ["--reference"], { ...npm, npm_config_reference: "true" }],
  ["it is a setting of npm's own", [], { ...npm, npm_config_yes: "true" }],
  ["it was not npm that started the command", [], { npm_config_reference: "true" }],
])("nothing is said where %s", (_where, args, env) => {
  expect(keptByNpm(OPTIONS, args, env)).toBeNull();
});
