import { REMEMBERED, type RememberedResults } from "@/components/listings/remembered-results";

const MAX_PAGES_REMEMBERED = 5;

/** Keeps what was loaded under a URL for this tab, for the last few URLs; a full or forbidden store is no harm. */
export function rememberResults(url: string, results: RememberedResults): void {
  try {
    const others = Object.keys(sessionStorage)
      .filter((key) => key.startsWith(REMEMBERED) && key !== REMEMBERED + url)
      .map((key) => ({ key, at: (JSON.parse(sessionStorage.getItem(key)!) as { at: number }).at }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of others.slice(MAX_PAGES_REMEMBERED - 1)) sessionStorage.removeItem(key);
    sessionStorage.setItem(REMEMBERED + url, JSON.stringify({ ...results, at: Date.now() }));
  } catch {
    forget(url);
  }
}

function forget(url: string): void {
  try {
    sessionStorage.removeItem(REMEMBERED + url);
  } catch {
    // With site data blocked even naming the store throws; then nothing was kept either.
  }
}
