import { expect, test } from "vitest";
import { furtherFrom } from "@/components/listings/further";

const at = (distanceKm: number | null, stateCode: string | null = "MH") => ({ distanceKm, stateCode });

test("the heading stands before the first listing beyond so many km", () => {
  expect(furtherFrom({ km: 45 }, [at(3), at(45), at(45.1), at(300)])).toBe(2);
  expect(furtherFrom({ km: 45 }, [at(60), at(90)])).toBe(0);
});

test("or before the first one outside the state", () => {
  expect(furtherFrom({ stateCode: "MH" }, [at(null), at(null, "GJ"), at(null, null)])).toBe(1);
});

test("nowhere, where all is near, or one that is near follows one that is not", () => {
  expect(furtherFrom({ km: 45 }, [at(3), at(4)])).toBe(-1);
  expect(furtherFrom({ km: 45 }, [at(3), at(60), at(4)])).toBe(-1);
  expect(furtherFrom({ km: 45 }, [])).toBe(-1);
  expect(furtherFrom(undefined, [at(3), at(60)])).toBe(-1);
});

test("a listing whose distance is not known is not further away", () => {
  expect(furtherFrom({ km: 45 }, [at(null), at(60)])).toBe(1);
});
