import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpeedFigures } from "@/components/admin/figures/speed-figures";

/** The heights of the bars of three days with these shifts. */
function heights(...shifts: readonly number[]): readonly string[] {
  const of = { metric: "CLS", rating: "good", samples: 20 } as const;
  const html = renderToStaticMarkup(
    <SpeedFigures
      locale="en"
      page={undefined}
      figures={{
        kinds: [{ ...of, page: "home", p75: 0 }],
        days: shifts.map((p75, at) => ({ ...of, day: `2026-11-1${at}`, p75 })),
      }}
    />,
  );
  return [...html.matchAll(/height:([^"]+)"/g)].map(([, height]) => height!);
}

test("a shift that is told as 0.00 is a line, beside others and alone", () => {
  expect(heights(0.004, 0.1, 0.05)).toEqual(["1px", "max(2px, 100%)", "max(2px, 50%)"]);
  expect(heights(0.001, 0.0004, 0)).toEqual(["1px", "1px", "1px"]);
});
