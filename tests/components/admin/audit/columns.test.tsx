import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { auditColumns } from "@/components/admin/audit/columns";
import { translator } from "@/lib/content/messages";
import type { AuditEntry } from "@/lib/schemas/audit";
import type { Locale } from "@/lib/shared/locale";
import { withMessages } from "@/tests/support/with-messages";

/** The details of an entry as its row tells them. */
function told(entry: Partial<AuditEntry>, locale: Locale = "en"): string[] {
  const column = auditColumns({ t: translator(locale), locale, change: () => undefined }).find(
    ({ key }) => key === "details",
  )!;
  const whole: AuditEntry = {
    id: "1",
    at: "2026-01-01T00:00:00.000Z",
    actorUserId: null,
    actorLabel: null,
    action: "listing.approved",
    subjectType: "listing",
    subjectId: "x",
    subjectLabel: "Pump",
    ownerLabel: null,
    details: {},
    ...entry,
  };
  const html = renderToStaticMarkup(withMessages(column.cell(whole), locale));
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, fact, value]) => `${fact}: ${value}`,
  );
}

test("an account is told by its name, while it has one", () => {
  const details = { name: "Pump", providerUserId: "p1" };
  expect(told({ details, ownerLabel: "Acme Works" })).toEqual(["Account of the provider: Acme Works"]);
  expect(told({ details })).toEqual(["Account of the provider: p1"]);
});

test("what was said of a report is told in words, in both languages", () => {
  const entry = {
    action: "report.resolved",
    subjectType: "report",
    details: { name: "Pump", listingId: "l1", reason: "closed_down", outcome: "no_action" },
  };
  expect(told(entry)).toEqual(["Reason: Closed down", "Outcome: No action needed"]);
  expect(told(entry, "hi").join()).not.toMatch(/closed_down|no_action|l1/);
});

test("the words of a rejection stand as they were written", () => {
  expect(told({ action: "listing.rejected", details: { reason: "other", status: "rejected" } })).toEqual([
    "Reason: other",
    "Status now: Rejected",
  ]);
});
