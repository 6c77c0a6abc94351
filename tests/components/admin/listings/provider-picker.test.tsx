import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProviderPicker } from "@/components/admin/listings/provider-picker";
import { withMessages } from "@/tests/support/with-messages";

const shown = (value: string | null, company: string | null = null) =>
  renderToStaticMarkup(
    withMessages(<ProviderPicker value={value} companyOf={() => company} onChange={() => undefined} />),
  );

test("closed, it shows who is chosen and lists nobody", () => {
  const html = shown("p1", "Kaveri Tools");
  expect(html).toMatch(/<input[^>]* value="Kaveri Tools"/);
  expect(html).toMatch(/<input[^>]* role="combobox"[^>]* aria-expanded="false"/);
  expect(html).toContain('aria-label="Show all providers"');
  expect(html).not.toContain("listbox");
});

test("a provider whose name no row knows is still seen to be chosen", () => {
  expect(shown("p1")).toMatch(/<input[^>]* value="The chosen provider"/);
});

test("with nobody chosen there is nothing to clear", () => {
  const html = shown(null);
  expect(html).toMatch(/<input[^>]* placeholder="Any provider"/);
  expect(html).not.toContain("Show all providers");
});
