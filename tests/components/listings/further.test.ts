import { expect, test } from "vitest";
import { turnsOf } from "@/components/listings/further";

const at = (distanceKm: number | null, stateCode: string | null = "MH") => ({ distanceKm, stateCode });

test("a heading stands before the first listing beyond so many km, or outside the state", () => {
  expect(turnsOf({ km: 45 }, [at(3), at(45), at(45.1), at(300)])).toEqual([null, null, "further", null]);
  expect(turnsOf({ km: 45 }, [at(60), at(90)])).toEqual(["further", null]);
  expect(turnsOf({ stateCode: "MH" }, [at(null), at(null, "GJ"), at(null, null)])).toEqual([
    null,
    "further",
    null,
  ]);
});

test("and another one where what is near comes again", () => {
  expect(turnsOf({ km: 45 }, [at(3), at(60), at(4), at(5), at(70)])).toEqual([
    null,
    "further",
    "nearAgain",
    null,
    "further",
  ]);
});

test("what was loaded goes on from the listing before it", () => {
  expect(turnsOf({ km: 45 }, [at(80), at(4)], at(60))).toEqual([null, "nearAgain"]);
  expect(turnsOf({ km: 45 }, [at(80)], at(4))).toEqual(["further"]);
});

test("none where all is near, or nothing is further away", () => {
  expect(turnsOf({ km: 45 }, [at(3), at(4)])).toEqual([null, null]);
  expect(turnsOf(undefined, [at(3), at(60)])).toEqual([null, null]);
  expect(turnsOf({ km: 45 }, [])).toEqual([]);
});

test("a listing whose distance is not known is not further away", () => {
  expect(turnsOf({ km: 45 }, [at(null), at(60)])).toEqual([null, "further"]);
});
