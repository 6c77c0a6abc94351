import type { Listing } from "@/lib/schemas/listing";

/** What Load More has brought to one page of results, and where the person stood. */
export type RememberedResults = {
  /** What the page began with when the rest was loaded. */
  firstIds: readonly string[];
  items: readonly Listing[];
  page: number;
  total: number;
  scrollY: number;
};

/** What their keys in the session storage begin with. */
export const REMEMBERED = "results:";
const MAX_AGE_MS = 30 * 60 * 1000;

/**
 * How the present page was reached: 'back' by Back, Forward or Reload, 'fresh' by a press. A press always comes before
 * a page it leads to, and `popstate` before a page in the history is drawn.
 */
let arrival: "back" | "fresh" = "fresh";

if (typeof window !== "undefined") {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  arrival = entry?.type === "back_forward" || entry?.type === "reload" ? "back" : "fresh";
  const becomesFresh = () => {
    arrival = "fresh";
  };
  for (const press of ["click", "submit", "change"])
    window.addEventListener(press, becomesFresh, { capture: true });
  window.addEventListener("popstate", () => {
    arrival = "back";
  });
}

/**
 * What was loaded under a URL before, if the page was reached by Back, Forward or Reload and still begins with the same
 * listings; null otherwise.
 */
export function recallResults(url: string, firstIds: readonly string[]): RememberedResults | null {
  if (arrival === "fresh") return null;
  try {
    const { at, ...remembered } = JSON.parse(
      sessionStorage.getItem(REMEMBERED + url) ?? "null",
    ) as RememberedResults & { at: number };
    const isSameList = remembered.firstIds.join() === firstIds.join();
    return isSameList && Date.now() - at < MAX_AGE_MS ? remembered : null;
  } catch {
    return null;
  }
}
