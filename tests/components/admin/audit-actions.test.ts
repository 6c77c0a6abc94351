import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { adminTexts } from "@/components/admin/admin-texts";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";

const root = path.resolve(import.meta.dirname, "../../..");

/** Every action the product writes to the audit log, read from its sources. */
function writtenActions(): string[] {
  const sources = ["lib", "scripts"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(path.join(root, folder, file), "utf8"))
      .filter((source) => source.includes("writeAudit(")),
  );
  return [
    ...new Set(
      sources
        .flatMap((source) => [...source.matchAll(/action:\s*["`]([a-z]+\.[a-z_]+|[^"`]*\$\{[^"`]*)["`]/g)])
        .flatMap(([, action]) =>
          action === "listing.${decision.status}"
            ? ["listing.approved", "listing.rejected"]
            : action === "${kind}.updated"
              ? ["category.updated", "subcategory.updated"]
              : [action!],
        ),
    ),
  ].filter((action) => action !== "${string}.${string}");
}

test("every action of the audit log has its words in both languages", () => {
  const actions = writtenActions();
  expect(actions.length).toBeGreaterThan(10);
  for (const locale of ["en", "hi"] as const) {
    const words = adminTexts(locale, "audit").audit.actions as Readonly<Record<string, string>>;
    expect(actions.filter((action) => !words[action.replace(".", "_")])).toEqual([]);
  }
});

test("statuses have words in both languages", () => {
  for (const locale of ["en", "hi"] as const)
    expect(LISTING_STATUSES.filter((status) => !adminTexts(locale, "status").status[status])).toEqual([]);
});
