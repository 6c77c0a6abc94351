// The folder that a container holds, as it runs there: nothing of the project beside it, a tree its user cannot write.
import { execFile, execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packStandalone } from "@/scripts/build/pack-standalone";
import { createWorld, type World } from "@/tests/support/api-world";
import { picture } from "@/tests/support/multipart";
import { type Command, provideBuild, type Server, servePacked } from "@/tests/support/production-server";
import { serverSettings } from "@/tests/support/server-world";
import { createFromTemplate, dropDatabase, projectRoot, withDatabase } from "@/tests/support/test-database";

const run = promisify(execFile);
const SETUP_TIMEOUT_MS = 15 * 60_000;
const MEGABYTE = 1_000_000;
/** The user and group `nobody` of Debian. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const AS_NOBODY = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"];

const onPglite = process.env["TEST_DATABASE_KIND"] === "pglite";

describe.skipIf(onPglite)(
  "the folder of a container (needs real Postgres: it migrates a database itself)",
  () => {
    const databases = process.env["TEST_DATABASE_URL"]!;
    const database = `${process.env["TEST_DATABASE_PREFIX"]}${randomBytes(5).toString("hex")}`;
    const folder = mkdtempSync(path.join(tmpdir(), "container-"));
    const volume = mkdtempSync(path.join(tmpdir(), "container-volume-"));
    const env = {
      ...serverSettings(),
      NODE_ENV: "production" as const,
      DB_BACKEND: "url",
      ALLOW_UNCONFIGURED: "1",
      DATABASE_URL: withDatabase(databases, database),
      DATABASE_MIGRATION_URL: "",
      DATA_DIR: volume,
      NODE_PATH: "",
    };
    const command = (...node: string[]): Command =>
      (isRoot ? [...AS_NOBODY, process.execPath, ...node] : [process.execPath, ...node]) as never;
    const runHere = async (
      name: string,
      args: readonly string[] = [],
      input = "",
      more: Readonly<Record<string, string>> = {},
    ): Promise<string> => {
      const [program, ...given] = command(path.join("commands", `${name}.mjs`), ...args);
      const running = run(program, given, { cwd: folder, env: { ...process.env, ...env, ...more } });
      running.child.stdin?.end(input);
      return (await running).stdout;
    };
    let server: Server;
    let world: World;

    beforeAll(async () => {
      await provideBuild();
      // Next copies whatever such file lies beside a build.
      writeFileSync(path.join(projectRoot, ".next", "standalone", ".env"), "AUTH_SECRET=of this machine\n");
      await packStandalone(projectRoot, folder);
      if (isRoot) {
        chmodSync(folder, 0o755);
        chownSync(volume, NOBODY, NOBODY);
      } else execFileSync("chmod", ["-R", "a-w", folder]);
      await createFromTemplate(databases, "template1", database);
    }, SETUP_TIMEOUT_MS);

    afterAll(async () => {
      await server?.stop();
      if (!isRoot) execFileSync("chmod", ["-R", "u+w", folder]);
      for (const made of [folder, volume]) rmSync(made, { recursive: true, force: true });
      await dropDatabase(databases, database);
    });

    const get = async (address: string) => {
      const response = await fetch(new URL(address, server.origin));
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, type: response.headers.get("content-type"), body };
    };

    test("it holds no secrets and no more than 120 MB", () => {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      expect(files.filter((file) => path.basename(file).startsWith(".env"))).toEqual([]);
      // Next links to packages: what is reached by a link as well is there once.
      const places = new Set(files.map((file) => realpathSync(path.join(folder, file))));
      const sizes = [...places].map((file) => statSync(file)).filter((file) => file.isFile());
      expect(sizes.reduce((sum, { size }) => sum + size, 0) / MEGABYTE).toBeLessThan(120);
    });

    test("an empty database is migrated and gets its reference data; a second time nothing is left to do", async () => {
      expect(await runHere("migrate")).toMatch(/applied, up to date\n$/);
      expect(await runHere("seed", ["--reference"])).toMatch(/seeded in/);
      expect(await runHere("migrate")).toMatch(/up to date\n$/);
    });

    test("it starts, and people sign up and in", async () => {
      server = await servePacked(folder, env, command("server/start.mjs"));
      const admin = { email: "boss@example.com", password: "an admin of this folder" };
      world = await createWorld(server.origin, async () => {
        await runHere("create-admin", ["--email", admin.email], admin.password);
        return admin;
      });
      expect(await get("/api/v1/ready")).toMatchObject({ status: 200 });
    });

    test("pages, their files, a search, the map and drawn pictures are answered", async () => {
      const page = (await get("/")).body.toString();
      const files = [...page.matchAll(/\/_next\/static\/[^"\\]+\.(?:css|js|woff2)/g)].map(([file]) => file);
      expect(new Set(files.map((file) => path.extname(file)))).toEqual(new Set([".css", ".js", ".woff2"]));
      for (const file of [...new Set(files)]) expect(await get(file), file).toMatchObject({ status: 200 });
      const [, card] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
      expect(await get(new URL(card!).pathname)).toMatchObject({ status: 200, type: "image/png" });
      for (const address of [
        "/hi",
        "/services?q=pump",
        "/api/v1/listings?q=pump",
        "/covers/automotive.webp",
        "/map/india-base.pmtiles",
        "/media/map/places-en.json",
      ])
        expect(await get(address), address).toMatchObject({ status: 200 });
    });

    test("a picture is taken in, made smaller and served", async () => {
      const form = {
        picture: new File([new Uint8Array(await picture("jpeg", 900, 600))], "pump.jpg", {
          type: "image/jpeg",
        }),
      };
      const sent = await world.send("POST", "/api/v1/providers/me/pictures", {
        as: world.people.owner,
        body: { form },
      });
      expect(sent.status, sent.text).toBe(201);
      const { url } = (JSON.parse(sent.text) as { picture: { url: string } }).picture;
      expect(await get(url)).toMatchObject({ status: 200, type: "image/webp" });
    });

    test("its rows and files go into an archive, and from there into an empty place", async () => {
      const archive = path.join(volume, "backup.tar");
      const restored = `${database}_restored`;
      await createFromTemplate(databases, "template1", restored);
      try {
        await runHere("backup", ["--out", archive]);
        // It compares every row and file, and fails where one is another.
        await runHere("restore", [archive], "", {
          DATABASE_URL: withDatabase(databases, restored),
          DATA_DIR: path.join(volume, "restored"),
        });
      } finally {
        await dropDatabase(databases, restored);
      }
    });

    test("asked to stop, it ends what is under way, and itself without an error", async () => {
      const body = JSON.stringify({ email: "nobody@example.com", password: "not a password of anybody" });
      const sending = request(`${server.origin}/api/v1/auth/login`, {
        method: "POST",
        headers: {
          origin: server.origin,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          expect: "100-continue",
        },
      });
      const answered = new Promise<string>((resolve, reject) => {
        sending.once("error", reject);
        sending.once("response", (response) =>
          text(response).then(() => resolve(String(response.statusCode)), reject),
        );
      });
      // It has the head of the request, and waits for the body.
      await new Promise<void>((resolve) => {
        sending.once("continue", resolve);
        sending.flushHeaders();
      });
      const stopped = server.stop();
      sending.end(body);
      expect(await answered).toBe("401");
      await stopped;
      expect(await server.ended).toBe(0);
    });
  },
);
