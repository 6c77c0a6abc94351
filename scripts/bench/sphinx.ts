import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import mysql, { type Connection, type RowDataPacket } from "mysql2/promise";
import { isInstalled } from "@/scripts/bench/installed";
import type { Bench } from "@/scripts/bench/part";
import { measureBeside } from "@/scripts/bench/shape-by-shape";
import { freePort } from "@/tests/support/demo";

const START_MS = 10_000;
/** It reads all rows of the database at once. */
const INDEXING_MS = 900_000;
const run = promisify(execFile);

/** The public listings as its manual has them read: one field of text, what is filtered and sorted by as attributes. */
const LISTINGS = `
  SELECT row_number() OVER (ORDER BY l.id) AS id,
         concat_ws(' ', l.name, l.description, l.address, l.city, p.company_name, c.name) AS text,
         substr(l.category_id, 2)::int AS category, coalesce(l.price, 0) AS price,
         extract(epoch FROM l.published_at)::bigint AS published, l.lat, l.lng
  FROM listings l JOIN categories c ON c.id = l.category_id JOIN provider_profiles p ON p.user_id = l.provider_user_id
  WHERE l.status = 'approved'`;

/** @param database its address; the file that holds this is for nobody else */
function configOf(folder: string, port: number, database: URL): string {
  const settings = (given: Readonly<Record<string, string | number>>): string =>
    Object.entries(given)
      .map(([name, value]) => `  ${name} = ${value}`)
      .join("\n");
  const source = settings({
    type: "pgsql",
    sql_host: database.hostname,
    sql_port: database.port || 5432,
    sql_user: decodeURIComponent(database.username),
    sql_pass: decodeURIComponent(database.password),
    sql_db: database.pathname.slice(1),
    sql_query: LISTINGS.trim().replaceAll(/\s+/g, " "),
  });
  const attributes = [
    ["uint", "category"],
    ["uint", "price"],
    ["bigint", "published"],
    ["float", "lat"],
    ["float", "lng"],
  ].map(([type, name]) => `  sql_attr_${type} = ${name}`);
  return `
source listings {
${source}
${attributes.join("\n")}
}
index listings {
${settings({ source: "listings", path: join(folder, "listings") })}
}
indexer {
${settings({ mem_limit: "512M" })}
}
searchd {
${settings({ listen: `127.0.0.1:${port}:mysql41`, pid_file: join(folder, "pid"), log: join(folder, "log"), binlog_path: "" })}
}
`;
}

const KM = "GEODIST(lat, lng, 8, 70, {in=degrees, out=kilometers})";
const SPARSE_KM = "GEODIST(lat, lng, 16.5, 88.5, {in=degrees, out=kilometers})";
const NEWEST = "ORDER BY published DESC, id DESC";
const WORD = "MATCH('supply')";

/** Shapes of ours, as Sphinx is asked for them: what stands behind SELECT. */
const ASKED: Readonly<Record<string, string>> = {
  "no filter": `id FROM listings ${NEWEST} LIMIT 12`,
  category: `id FROM listings WHERE category = 3 ${NEWEST} LIMIT 12`,
  "common word, newest": `id FROM listings WHERE ${WORD} ${NEWEST} LIMIT 12`,
  "common word, best match": `id FROM listings WHERE ${WORD} LIMIT 12`,
  "rare word": `id FROM listings WHERE MATCH('zirconium') ${NEWEST} LIMIT 12`,
  "dense radius, newest": `id, ${KM} AS km FROM listings WHERE km <= 25 ${NEWEST} LIMIT 12`,
  "sparse radius": `id, ${SPARSE_KM} AS km FROM listings WHERE km <= 25 ${NEWEST} LIMIT 12`,
  "dense radius, nearest": `id, ${KM} AS km FROM listings WHERE km <= 25 ORDER BY km ASC LIMIT 12`,
  "dense radius, cheapest": `id, ${KM} AS km FROM listings WHERE km <= 25 ORDER BY price ASC, id ASC LIMIT 12`,
  "dense radius and common word": `id, ${KM} AS km FROM listings WHERE ${WORD} AND km <= 25 ${NEWEST} LIMIT 12`,
  "dense radius, word, two categories, price": `id, ${KM} AS km FROM listings
    WHERE ${WORD} AND km <= 25 AND category IN (1, 2) AND price BETWEEN 100 AND 50000 ${NEWEST} LIMIT 12`,
  "page 500": `id FROM listings ${NEWEST} LIMIT 5988, 12 OPTION max_matches = 6000`,
};

/** The connection to a server that was just started. @throws Error when it does not answer */
async function connected(port: number): Promise<Connection> {
  for (const deadline = Date.now() + START_MS; ; await sleep(100)) {
    const connection = await mysql.createConnection({ host: "127.0.0.1", port }).catch(() => null);
    if (connection !== null) return connection;
    if (Date.now() > deadline) throw new Error("Sphinx does not answer");
  }
}

/** How many there are: told of the query before, by the connection that asked it. */
async function totalOf(connection: Connection): Promise<number> {
  const [meta] = await connection.query<RowDataPacket[]>("SHOW META LIKE 'total_found'");
  return Number(meta[0]?.["Value"]);
}

/** Sphinx over the same rows, over a connection that stays open. What changes after its index was made it does not know. */
export async function measureSphinx(bench: Bench): Promise<void> {
  await bench.attempt("Sphinx", "ms", async () => {
    if (!isInstalled("searchd") || !isInstalled("indexer"))
      throw new Error("not here: apt-get install sphinxsearch");
    const folder = mkdtempSync(join(tmpdir(), "bench-sphinx-"));
    const [config, port] = [join(folder, "sphinx.conf"), await freePort()];
    writeFileSync(config, configOf(folder, port, new URL(process.env["DATABASE_URL"]!)), { mode: 0o600 });
    try {
      await run("indexer", ["--config", config, "--all", "--quiet"], { timeout: INDEXING_MS });
      const server = spawn("searchd", ["--config", config, "--nodetach"], { stdio: "ignore" });
      try {
        const connection = await connected(port);
        const asked = Object.entries(ASKED).map(([shape, query]) => [
          shape,
          async (): Promise<number> => {
            await connection.query(`SELECT ${query}`);
            return totalOf(connection);
          },
        ]);
        await measureBeside(bench, "Sphinx", Object.fromEntries(asked));
        await connection.end();
      } finally {
        server.kill();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
