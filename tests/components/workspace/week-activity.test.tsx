import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WeekActivity } from "@/components/workspace/week-activity";
import type { Activity } from "@/lib/schemas/activity";

const activity: Activity = {
  days: Array.from({ length: 7 }, (_, at) => ({
    day: `2026-11-1${at}`,
    views: at * 100,
    calls: at,
    whatsApp: 0,
    enquiries: at === 6 ? 1 : 0,
  })),
  before: { views: 1500, calls: 30, whatsApp: 2, enquiries: 0 },
};
const text = (html: string) => html.replace(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");

test("each figure stands with the week before it, and day by day as a table, the latest first", () => {
  const html = renderToStaticMarkup(<WeekActivity locale="en" activity={activity} />);
  expect(text(html)).toContain("|Views|2,100|1,500 the week before|");
  expect(text(html)).toContain("|WhatsApp|0|2 the week before|");
  expect(text(html)).toContain("|Day|Views|Calls|WhatsApp|Enquiries|Mon, 16 Nov|600|6|0|1|");
  expect(text(html)).toMatch(/Tue, 10 Nov\|0\|0\|0\|0\|[^|]*/);
  // The highest day is as high as the plot; a day without any is a line.
  expect(html.match(/height:max\(3px, 100%\)/g)).toHaveLength(3);
});

test("in Hindi", () => {
  const html = text(renderToStaticMarkup(<WeekActivity locale="hi" activity={activity} />));
  expect(html).toContain("|देखा गया|2,100|पिछले सप्ताह 1,500|");
  expect(html).toContain("|सोम, 16 नव॰|");
});
