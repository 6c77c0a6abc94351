import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { useUploads } from "@/tests/support/uploads";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeKey, readArchive } from "@/lib/server/backup/archive";
import { tableContents, tablesOf } from "@/lib/server/backup/database-copy";
import { db } from "@/lib/server/db";
import { storage } from "@/lib/server/storage/storage";
import { insertAccount } from "@/tests/support/accounts";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { runCommand } from "@/tests/support/run-command";
import { insertPumps } from "@/tests/support/server-world";
import { usingClient, withDatabase } from "@/tests/support/test-database";

useDatabase();
useUploads();

const PICTURE = "0123456789abcdefghjkmnpqrs-640.webp";
const folder = mkdtempSync(path.join(tmpdir(), "backup-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an argument it does not know, a file it is not told: exit 2", async () => {
  expect(await runCommand("backup", ["--all"])).toMatchObject({ code: 2 });
  expect(await runCommand("restore", [])).toMatchObject({ code: 2 });
  expect((await runCommand("restore", ["--help"])).stdout).toContain("BACKUP_IDENTITY");
});

test("every setting that is wrong is told, not the last alone", async () => {
  const { code, stderr } = await runCommand("backup", [], {
    env: { BACKUP_RECIPIENT: "me", LOG_LEVEL: "loud" },
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The environment is not usable:\n(?: {2}[A-Z_]+: .*\n){2}$/m);
});

test("an archive that is not there, a folder that is not there: one line, and nothing is made", async () => {
  const missing = path.join(folder, "missing.tar");
  await expect(readArchive(missing, folder)).rejects.toThrow(`${missing}: there is no such file`);
  const nowhere = path.join(folder, "none", "here.tar");
  expect(await runCommand("backup", ["--out", nowhere])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`--out: there is no folder ${path.dirname(nowhere)}`),
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.runIf(skipOnPglite)("PGlite is not backed up, and says what to do instead", async () => {
  const { code, stderr } = await runCommand("backup", ["--out", path.join(folder, "pglite.tar")]);
  expect([code, stderr]).toEqual([1, expect.stringContaining("stop the demo and copy .data as it is")]);
  expect(readdirSync(folder)).toEqual([]);
});

describe.skipIf(skipOnPglite)("an archive (needs pg_dump's own Postgres)", () => {
  const [clear, sealed] = [path.join(folder, "clear.tar"), path.join(folder, "sealed.tar.age")];
  let keys: Awaited<ReturnType<typeof makeKey>>;
  let other: Awaited<ReturnType<typeof makeKey>>;

  beforeAll(async () => {
    [keys, other] = await Promise.all([makeKey(), makeKey()]);
    await insertPumps();
    const providerUserId = await insertAccount("meera@example.com", "provider");
    await insertListings(
      [1, 2, 3].map((n) => aListing({ id: idOf("l", n), categoryId: idOf("c", 1), providerUserId })),
    );
    const file = path.join(folder, "picture");
    writeFileSync(file, "the bytes of a picture, whatever they are");
    await storage().put(PICTURE, file, "image/webp");
    rmSync(file);
    const env = { BACKUP_RECIPIENT: keys.recipient };
    expect(await runCommand("backup", ["--out", sealed], { env })).toMatchObject({ code: 0 });
    let isMade = false;
    const made = runCommand("backup", ["--out", clear]).finally(() => (isMade = true));
    for (let n = 0; !isMade; n += 1)
      await db.user.createMany({
        data: ["a", "b"].map((half) => ({
          email: `pair-${n}-${half}@example.com`,
          role: "customer" as const,
        })),
      });
    expect(await made).toMatchObject({ code: 0 });
    await db.user.deleteMany({ where: { email: { startsWith: "pair-" } } });
  }, 120_000);

  /** An empty database and an empty folder, and what a restore into them ended with. */
  async function restored(
    archive: string,
    env: Record<string, string>,
    check: (place: { url: string; dataDir: string }) => Promise<void>,
  ): Promise<{ code: number | null; said: string }> {
    const name = `${new URL(databaseUrl).pathname.slice(1)}_r`;
    await usingClient(databaseUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
    const place = { url: withDatabase(databaseUrl, name), dataDir: mkdtempSync(path.join(folder, "data-")) };
    try {
      const { code, stderr } = await runCommand("restore", [archive], {
        env: { DATABASE_URL: place.url, DATA_DIR: place.dataDir, ...env },
      });
      await check(place);
      return { code, said: stderr };
    } finally {
      rmSync(place.dataDir, { recursive: true, force: true });
      await usingClient(databaseUrl, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      );
    }
  }

  const nothingThere = async ({ url, dataDir }: { url: string; dataDir: string }) => {
    expect(await tablesOf(url)).toEqual([]);
    const left = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    expect(left.filter((one) => one.isFile() && one.name !== "owner")).toEqual([]);
  };

  test("made by nobody but its owner to read, and comes back whole: every row, every file", async () => {
    expect(statSync(sealed).mode & 0o077).toBe(0);
    expect(readFileSync(sealed, "latin1")).not.toContain(PICTURE);
    const ended = await restored(sealed, { BACKUP_IDENTITY: keys.identity }, async ({ url, dataDir }) => {
      expect(await tableContents(url)).toEqual(await tableContents(databaseUrl));
      const found = await usingClient(url, (client) =>
        client.query<{ count: string }>("SELECT count(*) FROM listings WHERE status = 'approved'"),
      );
      expect(Number(found.rows[0]!.count)).toBe(3);
      const [file] = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(
        ({ name }) => name === PICTURE,
      );
      expect(readFileSync(path.join(file!.parentPath, file!.name), "utf8")).toBe(
        "the bytes of a picture, whatever they are",
      );
    });
    expect(ended).toMatchObject({ code: 0, said: expect.stringContaining("1 files are what was backed up") });
  });

  test("where something stands already nothing is done", async () => {
    const before = await tableContents(databaseUrl);
    const { code, stderr } = await runCommand("restore", [clear]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/the database is not empty, it has \d+ tables/),
    ]);
    expect(await tableContents(databaseUrl)).toEqual(before);
    expect(await runCommand("backup", ["--out", clear])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${clear} stands there already`),
    });
  });

  test("one that was changed is refused before anything is written", async () => {
    const changed = path.join(folder, "changed.tar");
    const bytes = readFileSync(clear);
    bytes[bytes.indexOf("of a picture")] = 0x20;
    writeFileSync(changed, bytes);
    const ended = await restored(changed, {}, nothingThere);
    expect(ended).toMatchObject({ code: 1, said: expect.stringContaining("is not what was backed up") });
  });

  test.each([
    ["no key", () => ({}), /set BACKUP_IDENTITY/],
    ["another key", () => ({ identity: other.identity }), /was not encrypted for the key/],
  ])("an encrypted one and %s: closed", async (_what, key, why) => {
    await expect(readArchive(sealed, mkdtempSync(path.join(folder, "read-")), key())).rejects.toThrow(why);
  });

  test.each([0.02, 0.5, 0.9, 0.999])("cut off after %d of its bytes: refused", async (share) => {
    for (const [file, key] of [
      [clear, {}],
      [sealed, { identity: keys.identity }],
    ] as const) {
      const cut = path.join(folder, "cut");
      const bytes = readFileSync(file);
      // The end of a tar is padding: behind its last entry nothing can be missing.
      writeFileSync(cut, bytes.subarray(0, Math.floor((bytes.length - 1_024) * share)));
      await expect(readArchive(cut, mkdtempSync(path.join(folder, "read-")), key)).rejects.toThrow(
        /cut off or damaged|cut off: its list|was not encrypted/,
      );
    }
  });

  test("what is not an archive of ours is refused by its first strange name", async () => {
    const strange = path.join(folder, "strange.tar");
    const { pack } = await import("tar-stream");
    const tar = pack();
    tar.entry({ name: "files/../../outside" }, "x");
    tar.finalize();
    const parts: Buffer[] = [];
    for await (const part of tar) parts.push(part as Buffer);
    writeFileSync(strange, Buffer.concat(parts));
    await expect(readArchive(strange, mkdtempSync(path.join(folder, "read-")))).rejects.toThrow(
      /holds "files\/..\/..\/outside", which no backup of ours does/,
    );
    copyFileSync(clear, strange);
    expect((await readArchive(strange, mkdtempSync(path.join(folder, "read-")))).files.size).toBe(1);
  });

  test("one made while others write holds what is done in one step, or none of it", async () => {
    const ended = await restored(clear, {}, async ({ url }) => {
      const { rows } = await usingClient(url, (client) =>
        client.query<{ count: string }>("SELECT count(*) FROM users WHERE email LIKE 'pair-%'"),
      );
      const count = Number(rows[0]!.count);
      expect(count).toBeGreaterThan(0);
      expect(count % 2).toBe(0);
    });
    expect(ended).toMatchObject({ code: 0 });
  });
});
