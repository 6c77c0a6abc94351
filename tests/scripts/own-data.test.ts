import { databaseUrl, useDatabase } from "@/tests/support/database";
import { useUploads } from "@/tests/support/uploads";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { AccountExport } from "@/lib/schemas/account-export";
import { db } from "@/lib/server/db";
import { insertAccount } from "@/tests/support/accounts";
import { runCommand } from "@/tests/support/run-command";
import { truncateAll } from "@/tests/support/test-database";

useDatabase();
useUploads();

const EMAIL = "someone@example.com";
const folder = mkdtempSync(join(tmpdir(), "own-data-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => truncateAll(databaseUrl));

const run = (
  command: "export-user" | "erase-user",
  args: readonly string[],
  piped: string | null = null,
  env: Record<string, string> = {},
) => runCommand(command, args, { piped, env });

describe("export-user", () => {
  test("puts everything out as JSON, or into a new file of one's own", async () => {
    const id = await insertAccount(EMAIL, "provider", { companyName: "Meera Works" });
    const shown = await run("export-user", ["--email", " Someone@Example.com "]);
    expect(shown.code).toBe(0);
    const told = AccountExport.parse(JSON.parse(shown.stdout));
    expect(told).toMatchObject({ account: { id }, providerProfile: { companyName: "Meera Works" } });

    const out = join(folder, "someone.json");
    const written = await run("export-user", ["--email", EMAIL, "--out", out]);
    expect([written.code, written.stdout]).toEqual([0, ""]);
    expect(AccountExport.parse(JSON.parse(readFileSync(out, "utf8"))).account.id).toBe(id);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(await db.auditEntry.count({ where: { action: "account.exported", actorUserId: null } })).toBe(2);
    // What is there already is never written over.
    expect((await run("export-user", ["--email", EMAIL, "--out", out])).code).toBe(1);
  });
});

describe("erase-user", () => {
  test("asks for the e-mail once more; anything else erases nothing", async () => {
    await insertAccount(EMAIL);
    for (const piped of ["", "yes\n", null]) {
      const { code, stdout, stderr } = await run("erase-user", ["--email", EMAIL], piped);
      expect([piped, code, stdout]).toEqual([piped, 1, ""]);
      expect(stderr).toMatch(/not confirmed: nothing was erased\n$/);
    }
    expect(await db.user.count()).toBe(1);
    const { code, stdout } = await run("erase-user", ["--email", EMAIL], `${EMAIL}\n`);
    expect([code, stdout]).toEqual([0, `${EMAIL} is erased: 0 listings, 0 documents, 0 pictures\n`]);
    expect(await db.user.count()).toBe(0);
  });

  test("--yes asks nothing; the last admin stays", async () => {
    await insertAccount(EMAIL);
    expect((await run("erase-user", ["--email", EMAIL, "--yes"])).code).toBe(0);
    await insertAccount("boss@example.com", "admin");
    const { code, stderr } = await run("erase-user", ["--email", "boss@example.com", "--yes"]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The last admin's account cannot be deleted: make another admin first$/m);
    expect(await db.user.findMany({ select: { email: true } })).toEqual([{ email: "boss@example.com" }]);
  });
});

describe.each(["export-user", "erase-user"] as const)("%s", (command) => {
  test.each<[string, string[], number, RegExp]>([
    ["no e-mail", [], 2, /^--email is missing/m],
    ["an e-mail that is none", ["--email", "boss"], 2, /^--email: Please enter a valid email address$/m],
    ["an unknown option", ["--email", EMAIL, "--force"], 2, /--force/],
    ["nobody's e-mail", ["--email", "nobody@example.com"], 1, /^email: No account has this e-mail$/m],
  ])("%s: says which", async (_name, args, wanted, line) => {
    const { code, stderr, stdout } = await run(command, args, "nobody@example.com\n");
    expect([code, stdout]).toEqual([wanted, ""]);
    expect(stderr).toMatch(line);
  });

  test("a database away: exit 1 and one line", async () => {
    const { code, stderr } = await run(command, ["--email", EMAIL], `${EMAIL}\n`, {
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    });
    expect(code).toBe(1);
    expect(stderr.trim().split("\n").at(-1)).toMatch(/DATABASE_URL: cannot connect[^\n]*$/);
  });

  test("--help says how and exits 0", async () => {
    const { code, stdout } = await run(command, ["--help"]);
    expect([code, stdout.startsWith(`usage: npm run ${command} -- --email E`)]).toEqual([0, true]);
  });
});
