import { db } from "@/lib/server/db";
import { BROTLI, serveBareCopy } from "@/scripts/bench/bare-copy";
import { loadInTurn, noteOf } from "@/scripts/bench/http-load";
import type { Bench } from "@/scripts/bench/part";
import { readSitemaps } from "@/tests/support/crawl/read-sitemaps";

const CONNECTIONS = 16;
/** Pages of one kind that are asked for anew. */
const MOST = 20_000;

/** Addresses of each kind; of those that can be rendered anew in a run there are many. */
async function addressesOf(origin: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const all = [...(await readSitemaps(origin)).values()].flat().map(({ loc }) => new URL(loc).pathname);
  const only = (pattern: RegExp) => all.filter((address) => pattern.test(address)).slice(0, MOST);
  const categories = await db.category.findMany({ select: { slug: true }, orderBy: { slug: "asc" } });
  const [{ slug }] = categories as [{ slug: string }];
  const numbers = Array.from({ length: MOST }, (_, n) => n + 1);
  return {
    home: ["/"],
    category: numbers.map((price) => `/services/category/${slug}?priceMin=${price}`),
    "city × category": only(/^\/services\/in\//),
    results: numbers.map((price) => `/services?q=supply&priceMin=${price}`),
    listing: only(/^\/services\/[^/]+$/),
    company: only(/^\/company\//),
    article: only(/^\/blogs\/[^/]+$/).slice(0, 1),
  };
}

/** Public pages: kept ones in turn with a bare server of the same bytes, rendered ones with an empty page of Next. */
export async function measurePages({ server, emptyOrigin, pace, tell, attempt }: Bench): Promise<void> {
  const { origin } = await server();
  const empty = await emptyOrigin();
  for (const [kind, addresses] of Object.entries(await addressesOf(origin))) {
    const rendered = addresses.slice(1);
    await attempt(`${kind}, kept`, "requests/s", async () => {
      if (addresses.length === 0) throw new Error("the site has no such page");
      const paths = addresses.slice(0, 1);
      const bare = await serveBareCopy(origin + paths[0]!);
      try {
        const targets = [
          { origin, paths, headers: BROTLI },
          { origin: bare.origin, paths, headers: BROTLI },
          { origin: empty, paths: ["/"], headers: BROTLI },
        ];
        const [ours, same, page] = await loadInTurn(targets, CONNECTIONS, pace);
        const value = ours!.perSecond;
        const beside = { name: "bare server", value: same!.perSecond };
        tell({ name: `${kind}, kept`, unit: "requests/s", value, beside, ...noteOf(ours!) });
        tell({
          name: `${kind}, kept beside a static page`,
          unit: "requests/s",
          value,
          beside: { name: "empty static page", value: page!.perSecond },
        });
      } finally {
        bare.stop();
      }
    });
    // Of home and articles there are no other addresses that show the same.
    if (rendered.length === 0) continue;
    await attempt(`${kind}, rendered`, "requests/s", async () => {
      const targets = [
        { origin, paths: rendered, headers: BROTLI },
        { origin: empty, paths: ["/dynamic"], headers: BROTLI },
      ];
      // As many as are rendered at once: more would be refused on a slow machine, and a refusal is quick.
      const [ours, page] = await loadInTurn(targets, 8, pace);
      const beside = { name: "empty dynamic page", value: page!.perSecond };
      tell({
        name: `${kind}, rendered`,
        unit: "requests/s",
        value: ours!.perSecond,
        beside,
        ...noteOf(ours!),
      });
      tell({ name: `${kind}, rendered, p95`, unit: "ms", value: ours!.p95 });
    });
  }
}
