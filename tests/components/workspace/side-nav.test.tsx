import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SideNav } from "@/components/workspace/side-nav";

let path = "/dashboard";
vi.mock("next/navigation", () => ({ usePathname: () => path }));

const LINKS = [
  { path: "/dashboard", count: 180, countLabel: "180 listings wait" },
  { path: "/dashboard/reports", count: 14, countLabel: "14 reports are open" },
  { path: "/dashboard/settings" },
].map((link) => ({ ...link, href: link.path, label: link.path.split("/").at(-1)!, icon: null }));

/** What the menu of a small screen shows while it is closed, as words; a dot is `•`. */
function closedMenu(at: string, links = LINKS): string {
  path = at;
  const markup = renderToStaticMarkup(
    <SideNav links={links} menu="Admin">
      out
    </SideNav>,
  );
  const summary = /<summary.*?<\/summary>/.exec(markup)![0];
  return summary
    .replace(/<span[^>]*rounded-full[^>]*><\/span>/, "•")
    .replace(/<[^>]+>/g, " ")
    .trim()
    .replace(/\s+/g, " ");
}

test("the closed menu says how much waits here, and that something waits elsewhere: never a sum of both", () => {
  expect(closedMenu("/dashboard")).toBe("dashboard 180 •");
  expect(closedMenu("/dashboard/settings")).toBe("settings •");
  expect(closedMenu("/dashboard", LINKS.slice(0, 1))).toBe("dashboard 180");
});
