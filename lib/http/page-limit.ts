import "server-only";
import { headers } from "next/headers";
import { searchListings } from "@/lib/api/listings";
import { callerAddress } from "@/lib/http/caller-address";
import { currentPageRender } from "@/lib/server/page-cache/page-render";
import { takeFromMemory } from "@/lib/server/rate-limit";
import { addressKey } from "@/lib/shared/address-key";

/**
 * Counts a page that searches against the limit of the search itself: the same work, so the same count. Not so a page
 * that is being cached: others may be waiting for it, and the front counts those (server/response-cache.ts).
 * @throws AppError RATE_LIMITED, which `available` answers with 429
 */
export async function takePageSearch(): Promise<void> {
  if (currentPageRender() !== undefined) return;
  const { path, perMinute } = searchListings;
  await takeFromMemory(path, addressKey(callerAddress({ headers: await headers() })), perMinute);
}
