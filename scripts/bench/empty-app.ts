import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "@/scripts/process/environment-file";
import { freePort } from "@/tests/support/demo";

const run = promisify(execFile);
const NEXT = "node_modules/next/dist/bin/next";
const READY_MS = 60_000;

/** The least that Next can do: a handler, one that asks the database, a page of the build, a page for each request. */
const FILES = {
  "package.json": `{ "private": true, "type": "module" }`,
  "next.config.js": `export default { poweredByHeader: false, compress: false, turbopack: { root: import.meta.dirname } };`,
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `export default () => <p>static</p>;`,
  "app/dynamic/page.jsx": `import { connection } from "next/server";
export default async () => { await connection(); return <p>dynamic</p>; };`,
  "app/handler/route.js": `export const dynamic = "force-dynamic";
export const GET = () => Response.json({ status: "ok" });`,
  // The SQL of a cheap search, one statement after the other, and nothing else.
  "app/search/route.js": `import pg from "pg";
const pool = (globalThis.pool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }));
export const dynamic = "force-dynamic";
export async function GET(request) {
  const { searchParams } = new URL(request.url);
  const given = [searchParams.get("categoryIds"), Number(searchParams.get("priceMin"))];
  const count = "SELECT count(*)::int AS total FROM listing_search WHERE category_id = $1 AND price >= $2";
  const page = "SELECT listing_id FROM listing_search WHERE category_id = $1 AND price >= $2 ORDER BY published_at DESC, listing_id DESC LIMIT 12";
  const rows = "SELECT l.*, c.name AS category, p.company_name, p.company_type FROM listings l JOIN categories c ON c.id = l.category_id LEFT JOIN provider_profiles p ON p.user_id = l.provider_user_id WHERE l.id = ANY ($1)";
  const [{ total }] = (await pool.query(count, given)).rows;
  const ids = (await pool.query(page, given)).rows.map((row) => row.listing_id);
  return Response.json({ items: (await pool.query(rows, [ids])).rows, total });
}`,
};

export type EmptyApp = { readonly origin: string; readonly stop: () => Promise<void> };

/** Links to the packages of this project: Next would take whatever else stands beside those of a folder above. */
async function linkPackages(folder: string): Promise<void> {
  const modules = join(projectRoot, "node_modules");
  await run("cp", ["-al", modules, folder]).catch(() => run("cp", ["-a", modules, folder]));
}

/**
 * Builds and serves an empty app with the packages of this project, in a folder of its own that is removed in the end.
 * @param databaseUrl what its handler /search asks
 * @throws Error when it cannot be built, or does not answer
 */
export async function serveEmptyApp(databaseUrl: string): Promise<EmptyApp> {
  mkdirSync(join(projectRoot, ".data"), { recursive: true });
  const folder = mkdtempSync(join(projectRoot, ".data", "empty-app-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    await linkPackages(folder);
    const env = {
      ...process.env,
      NODE_ENV: "production" as const,
      NEXT_TELEMETRY_DISABLED: "1",
      DATABASE_URL: databaseUrl,
    };
    await run(process.execPath, [NEXT, "build"], { cwd: folder, env, maxBuffer: 20_000_000 });
    const port = await freePort();
    const server = spawn(process.execPath, [NEXT, "start", "-p", String(port)], {
      cwd: folder,
      env,
      stdio: "ignore",
    });
    const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    const stop = async (): Promise<void> => {
      server.kill("SIGTERM");
      await ended;
      remove();
    };
    const origin = `http://127.0.0.1:${port}`;
    for (const deadline = Date.now() + READY_MS; ;) {
      if ((await fetch(`${origin}/handler`).catch(() => null))?.ok) return { origin, stop };
      if (server.exitCode !== null || Date.now() > deadline) {
        await stop();
        throw new Error("the empty app does not answer");
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } catch (error) {
    remove();
    throw error;
  }
}
