import "server-only";
import { headers } from "next/headers";
import { searchListings } from "@/lib/api/listings";
import { addressKey, callerAddress } from "@/lib/http/caller-address";
import { takeFromMemory } from "@/lib/server/rate-limit";

/**
 * Counts a page that searches against the limit of the search itself: the same work, so the same count.
 * @throws AppError RATE_LIMITED, which `available` answers with 429
 */
export async function takePageSearch(): Promise<void> {
  const { path, perMinute } = searchListings;
  await takeFromMemory(path, addressKey(callerAddress({ headers: await headers() })), perMinute);
}
