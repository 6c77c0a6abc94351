import ts from "typescript";
import { describe, expect, test } from "vitest";
import { type DateStyle, formatDate } from "@/lib/shared/dates";
import { sourceFiles, walk } from "@/tests/support/source-files";

/** A day later in India than in UTC. */
const LATE = "2026-11-20T20:05:00Z";
const TOLD: readonly (readonly [DateStyle, string | number | Date, en: string, hi: string])[] = [
  ["day", "2026-11-21", "21 Nov", "21 नव॰"],
  ["weekdayAndDay", "2026-11-21", "Sat, 21 Nov", "शनि, 21 नव॰"],
  ["longDay", "2026-11-21", "21 November 2026", "21 नवंबर 2026"],
  ["weekday", Date.UTC(2026, 10, 21), "Saturday", "शनिवार"],
  ["time", LATE, "8:05 pm", "रात 8:05"],
  ["momentMonth", "2026-10-31T20:05:00Z", "November 2026", "नवंबर 2026"],
  ["momentDay", LATE, "21 Nov 2026", "21 नवंबर 2026"],
  ["moment", new Date(LATE), "21 Nov 2026, 1:35 am", "21 नव॰ 2026, रात 1:35"],
  ["moment24", LATE, "21 Nov 2026, 01:35", "21 नव॰ 2026, 01:35"],
  ["longMoment", LATE, "21 November 2026 at 1:35 am", "21 नवंबर 2026 को रात 1:35 बजे"],
];

const files = sourceFiles("app", "components", "lib");

describe("dates in words", () => {
  test.each(TOLD)("%s", (style, value, en, hi) => {
    expect([formatDate("en", value, style), formatDate("hi", value, style)]).toEqual([en, hi]);
  });

  test("a value that is no date is refused", () => {
    expect(() => formatDate("en", "soon", "day")).toThrow(RangeError);
  });

  test("no other module makes them", () => {
    const others = new Set([
      // Of texts, where ICU asks for one.
      "components/messages/use-translator.tsx",
      // For machines: an hour to reckon with, a column of a file.
      "lib/shared/opening-hours.ts",
      "lib/http/enquiries-file.ts",
    ]);
    const makers = files.flatMap(({ file, source }) => {
      let makes = false;
      walk(source, (node) => {
        makes ||=
          (ts.isNewExpression(node) && node.expression.getText(source) === "Intl.DateTimeFormat") ||
          (ts.isPropertyAccessExpression(node) && /^toLocale(Date|Time)String$/.test(node.name.text));
      });
      return makes ? [file] : [];
    });
    expect(makers.filter((file) => !others.has(file))).toEqual(["lib/shared/dates.ts"]);
  });
});
