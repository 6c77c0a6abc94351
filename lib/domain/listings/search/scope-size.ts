import "server-only";
import { LRUCache } from "lru-cache";
import { CACHE_TTL_MS, countAll } from "@/lib/domain/listings/search/count-listings";

const kept = new LRUCache<"all", number>({ max: 1, ttl: CACHE_TTL_MS, fetchMethod: countAll });

/**
 * How many rows search has, as of a minute ago at most: it chooses the way to a page and stands in no answer, so it is not asked
 * for beside each of them. All ways give the same rows.
 */
export const scopeSize = async (): Promise<number> => (await kept.fetch("all")) ?? countAll();
