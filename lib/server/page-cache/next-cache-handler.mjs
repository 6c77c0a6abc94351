// What Next asks for rendered pages (`cacheHandler` in next.config.ts). Next loads this file itself, outside any bundle:
// the cache is made by install-page-cache.ts when the server starts. A build has none, and keeps nothing.

const KEY = Symbol.for("vendorsetu.page-cache");

export default class NextCacheHandler {
  async get(key, { kind }) {
    return kind === "FETCH" ? null : ((await globalThis[KEY]?.get(key)) ?? null);
  }

  async set(key, page, { cacheControl }) {
    if (page !== null && page.kind !== "FETCH") globalThis[KEY]?.set(key, page, cacheControl);
  }

  // Changes are found in the database (page-changes.ts), where every process sees them.
  async revalidateTag() {}

  resetRequestCache() {}
}
