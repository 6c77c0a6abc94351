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

const PREFIX = "results:";
const MAX_PAGES_REMEMBERED = 5;
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
      sessionStorage.getItem(PREFIX + url) ?? "null",
    ) as RememberedResults & { at: number };
    const isSameList = remembered.firstIds.join() === firstIds.join();
    return isSameList && Date.now() - at < MAX_AGE_MS ? remembered : null;
  } catch {
    return null;
  }
}

/** Keeps what was loaded under a URL for this tab, for the last few URLs; a full or forbidden store is no harm. */
export function rememberResults(url: string, results: RememberedResults): void {
  try {
    const others = Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX) && key !== PREFIX + url)
      .map((key) => ({ key, at: (JSON.parse(sessionStorage.getItem(key)!) as { at: number }).at }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of others.slice(MAX_PAGES_REMEMBERED - 1)) sessionStorage.removeItem(key);
    sessionStorage.setItem(PREFIX + url, JSON.stringify({ ...results, at: Date.now() }));
  } catch {
    forget(url);
  }
}

function forget(url: string): void {
  try {
    sessionStorage.removeItem(PREFIX + url);
  } catch {
    // With site data blocked even naming the store throws; then nothing was kept either.
  }
}
