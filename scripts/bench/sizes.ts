import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { cheapSearches } from "@/scripts/bench/api-calls";
import { load } from "@/scripts/bench/http-load";
import type { Bench } from "@/scripts/bench/part";

const run = promisify(execFile);
const MB = 2 ** 20;
const CONNECTIONS = 16;

/** What a process holds of the machine's memory, in MB. */
async function residentMb(pid: number): Promise<number> {
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout.trim()) / 1024;
}

/** Pages that nobody asked for, kept ones, calls, suggestions and files, in turn. */
function mixedPaths(): string[] {
  const searches = cheapSearches();
  return Array.from({ length: searches.length / 5 }, (_, n) => [
    `/services?q=supply&priceMin=${n + 1}`,
    ["/", "/categories", "/locations", "/privacy", "/hi/terms"][n % 5]!,
    searches[n]!,
    `/api/v1/suggestions?q=town${n % 300}`,
    "/api/v1/categories",
  ]).flat();
}

/** The server's memory before and after many requests, and what a million listings take on disk. */
export async function measureSizes({
  rows: listings,
  server,
  pace,
  requests,
  tell,
  attempt,
}: Bench): Promise<void> {
  await attempt("server resident", "MB", async () => {
    const { origin, pid } = await server();
    const before = await residentMb(pid);
    const paths = mixedPaths();
    let [asked, refused] = [0, 0];
    while (asked < requests) {
      // Where the last ones ended, so that what nobody asked for yet goes on.
      const from = asked % paths.length;
      const target = { origin, paths: [...paths.slice(from), ...paths.slice(0, from)] };
      const found = await load(target, CONNECTIONS, Math.max(10, pace.seconds));
      asked += found.requests;
      refused += found.refused;
    }
    const name = `server resident, after ${requests.toLocaleString("en-IN")} requests`;
    const note = `${asked} asked, ${refused} refused`;
    const beside = { name: "MB before", value: before };
    tell({ name, unit: "MB", value: await residentMb(pid), beside, note });
  });
  await attempt("database per million listings", "MB", async () => {
    const [size] = await rows(db, z.object({ bytes: z.number() }))`
      SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class
              WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace)::float8 AS bytes`;
    tell({ name: "database per million listings", unit: "MB", value: ((size!.bytes / listings) * 1e6) / MB });
  });
}
