import { expect, test } from "vitest";
import { adminTexts } from "@/components/admin/admin-texts";
import { AUDIT_ACTIONS } from "@/lib/shared/audit-actions";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";

test.each(["en", "hi"] as const)(
  "every action of the audit log has its words, and no others have (%s)",
  (locale) => {
    const words = adminTexts(locale, "audit").audit.actions;
    expect(Object.keys(words).toSorted()).toEqual(
      AUDIT_ACTIONS.map((action) => action.replace(".", "_")).toSorted(),
    );
  },
);

test("statuses have words in both languages", () => {
  for (const locale of ["en", "hi"] as const)
    expect(LISTING_STATUSES.filter((status) => !adminTexts(locale, "status").status[status])).toEqual([]);
});
