// What operators do to a directory of 100,000 listings: bring it back from an archive, and change its tables while people use it.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "@/lib/server/database/migrate";
import type { Row, Say } from "@/scripts/chaos/row";
import { picture } from "@/tests/support/multipart";
import { quantile, runLoad } from "@/tests/support/reliability/load";
import type { Site } from "@/tests/support/reliability/site";
import { atLeast, atMost } from "@/tests/support/reliability/verdict";
import { isWell, visitors } from "@/tests/support/reliability/visitors";
import { migrationsFolder, projectRoot, usingClient, withDatabase } from "@/tests/support/test-database";

const LISTINGS = 100_000;
const BATCH = 5_000;
const PICTURES = 30;
const RESTORE_LIMIT_S = 15 * 60;

/** Adds copies of what is there until there are that many. */
async function growTo(size: number, { postgres }: Site, say: Say): Promise<void> {
  await usingClient(postgres.url, async (client) => {
    await client.query("SET statement_timeout = 0");
    const counted = await client.query<{ count: string }>("SELECT count(*) FROM listings");
    for (let count = Number(counted.rows[0]!.count); count < size; count += BATCH) {
      await client.query(
        `INSERT INTO listings (provider_user_id, category_id, subcategory_id, name, description, price, address, city,
                               state_code, lat, lng, tags, status, published_at)
         SELECT provider_user_id, category_id, subcategory_id, name, description, price, address, city,
                state_code, lat, lng, tags, status, published_at
         FROM listings CROSS JOIN generate_series(1, $1::int) ORDER BY random() LIMIT $2`,
        [Math.ceil(BATCH / 1000), Math.min(BATCH, size - count)],
      );
      if (count % (BATCH * 5) < BATCH) say(`${count + BATCH} listings`);
    }
    await client.query("ANALYZE");
  });
}

/** Runs a command of package.json. @returns how long it took, in seconds; rejects with what it said when it fails */
async function command(name: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const child = spawn("npm", ["run", "-s", name, "--", ...args], {
    cwd: projectRoot,
    env: { ...process.env, DB_BACKEND: "url", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`npm run ${name}: ${said.trim().split("\n").at(-1)}`);
  return (performance.now() - startedAt) / 1000;
}

/** What somebody sees of the site: the same of both, or something was lost. */
async function seen(site: Site, origin: string, imageUrl: string): Promise<string[]> {
  const ask = async (address: string, headers: Record<string, string> = {}): Promise<string> => {
    const response = await fetch(`${origin}${address}`, { headers });
    const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
    // Of facets nobody promises an order.
    const isCounts = address.includes("/facets");
    return `${response.status} ${isCounts ? body.split(/[{},]/).sort().join() : body}`;
  };
  const owner = { cookie: site.world.people.owner!.cookie };
  return Promise.all([
    ask("/api/v1/listings?q=bulk+supply&limit=50"),
    ask("/api/v1/listings?lat=18&lng=74&radiusKm=100&limit=50"),
    ask("/api/v1/listings/facets?q=work"),
    ask("/api/v1/providers/me/listings", owner),
    ask(imageUrl),
  ]);
}

export const backupRestored: Row = {
  name: "backup-restored",
  id: "G1",
  what: `an encrypted backup of ${LISTINGS} listings while people go on, restored beside it and served`,
  run: async (site, say) => {
    await growTo(LISTINGS, site, say);
    const images = new File([new Uint8Array(await picture("png", 600))], "pump.png", { type: "image/png" });
    const headers = { cookie: site.world.people.owner!.cookie };
    let imageUrl = "";
    for (let n = 0; n < PICTURES; n += 1) {
      const body = { form: { ...site.world.listingForm(), images } };
      const { text } = await site.world.send("POST", "/api/v1/listings", { headers, body });
      imageUrl = (JSON.parse(text) as { listing: { images: { url: string }[] } }).listing.images[0]!.url;
    }
    const folder = mkdtempSync(path.join(tmpdir(), "backup-drill-"));
    const archive = path.join(folder, "site.tar.age");
    const { makeKey } = await import("@/lib/server/backup/archive");
    const { recipient, identity } = await makeKey();
    const reading = (await visitors(site)).filter(({ name }) => !/enquiry|new listing|approval/.test(name));
    const before = await seen(site, site.world.origin, imageUrl);
    const backingUp = command("backup", ["--out", archive], { BACKUP_RECIPIENT: recipient });
    const { answers } = await runLoad(reading, { perSecond: 10, until: backingUp });
    const backupS = await backingUp;
    say(`backup: ${backupS.toFixed(1)} s`);
    await usingClient(site.postgres.url, (client) =>
      client.query("CREATE DATABASE restored TEMPLATE template0"),
    );
    const place = {
      DATABASE_URL: withDatabase(site.postgres.url, "restored"),
      DATA_DIR: path.join(folder, "data"),
    };
    try {
      const restoreS = await command("restore", [archive], { ...place, BACKUP_IDENTITY: identity });
      say(`restore: ${restoreS.toFixed(1)} s`);
      const beside = await site.serveBeside({ ...place, DATABASE_MIGRATION_URL: "" });
      const after = await seen(site, beside.origin, imageUrl).finally(() => beside.stop());
      const others = before.flatMap((one, n) => (one === after[n] ? [] : [n]));
      for (const n of others)
        say(`answer ${n} was ${before[n]!.slice(0, 400)}\n and is ${after[n]!.slice(0, 400)}`);
      return [
        atMost("backup and restore", RESTORE_LIMIT_S, Math.ceil(backupS + restoreS), "s"),
        atMost("failed requests during the backup", 0, answers.filter((answer) => !isWell(answer)).length),
        atLeast("requests during the backup", 20, answers.length),
        // npm run restore fails where a table or a file differs; this is what people see.
        atMost(`of ${before.length} answers others`, 0, others.length),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await usingClient(site.postgres.url, (client) =>
        client.query("DROP DATABASE IF EXISTS restored WITH (FORCE)"),
      );
    }
  },
};

/** What migrations usually do, to the table that is read and written most. */
const CHANGES = {
  "29990101000000_a_column": `ALTER TABLE listings ADD COLUMN drill_note text;
    ALTER TABLE listings ADD CONSTRAINT drill_note_length CHECK (length(drill_note) <= 100) NOT VALID;`,
  "29990102000000_an_index": "CREATE INDEX drill_listings_address ON listings (address, id);",
  "29990103000000_a_default": "ALTER TABLE listings ADD COLUMN drill_rank integer NOT NULL DEFAULT 0;",
  "29990104000000_filled":
    "UPDATE listings SET drill_note = 'x' WHERE id IN (SELECT id FROM listings LIMIT 2000);",
  "29990105000000_undone": `DROP INDEX drill_listings_address;
    ALTER TABLE listings DROP COLUMN drill_note, DROP COLUMN drill_rank;`,
} as const;
const LOAD_PER_SECOND = 20;
const LONG_READ_S = 8;

export const migratedUnderLoad: Row = {
  name: "migrated-under-load",
  id: "G2",
  what: `${Object.keys(CHANGES).length} migrations of ${LISTINGS} listings at ${LOAD_PER_SECOND} requests a second, beside a read of ${LONG_READ_S} s`,
  run: async (site, say) => {
    await growTo(LISTINGS, site, say);
    const directory = mkdtempSync(path.join(tmpdir(), "migrations-"));
    cpSync(migrationsFolder, directory, { recursive: true });
    for (const [name, sql] of Object.entries(CHANGES)) {
      mkdirSync(path.join(directory, name));
      writeFileSync(path.join(directory, name, "migration.sql"), sql);
    }
    let gaveWay = 0;
    let applied: string[] = [];
    // As a report or pg_dump does: it holds the table, and a migration that waited for it would hold everybody else.
    const longRead = usingClient(site.postgres.url, async (client) => {
      await client.query("BEGIN; SET statement_timeout = 0; SELECT count(*) FROM listings");
      await sleep(LONG_READ_S * 1000);
      await client.query("COMMIT");
    });
    const migrating = async (): Promise<void> => {
      await sleep(2_000);
      applied = await migrate({
        url: site.postgres.url,
        directory,
        onProgress: (line) => {
          if (line.includes("gives way")) gaveWay += 1;
          say(line);
        },
      });
      await sleep(3_000);
    };
    const { answers } = await runLoad(await visitors(site), {
      perSecond: LOAD_PER_SECOND,
      until: migrating(),
    });
    await longRead;
    rmSync(directory, { recursive: true, force: true });
    await usingClient(site.postgres.url, (client) =>
      client.query("DELETE FROM _prisma_migrations WHERE migration_name LIKE '2999%'"),
    );
    const failed = answers.filter((answer) => !isWell(answer));
    const kinds = [...new Set(failed.map(({ kind, status }) => `${kind} ${status}`))].join(", ");
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    say(
      `median ${quantile(
        answers.map(({ ms }) => ms),
        0.5,
      ).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
    );
    return [
      atLeast("migrations applied", Object.keys(CHANGES).length, applied.length),
      atLeast("times one gave way to the long read", 1, gaveWay),
      atLeast("requests meanwhile", LOAD_PER_SECOND * LONG_READ_S, answers.length),
      atMost(`failed requests${kinds && ` (${kinds})`}`, 0, failed.length),
    ];
  },
};
