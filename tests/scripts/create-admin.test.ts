import { databaseUrl, useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { isPassword } from "@/lib/server/password";
import { runCommand } from "@/tests/support/run-command";
import { usingClient } from "@/tests/support/test-database";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const EMAIL = "boss@example.com";

beforeEach(() => empty("users"));

const run = (args: readonly string[], piped: string | null = null, env: Record<string, string> = {}) =>
  runCommand("create-admin", args, { piped, env });
const users = () => db.user.findMany({ select: { email: true, role: true, passwordHash: true } });

test("makes an admin with a password of its own and prints it once", async () => {
  const { code, stdout } = await run(["--email", " Boss@Example.com "]);
  const password = /^password: (\S{20,})$/m.exec(stdout)?.[1];
  expect([code, stdout.split("\n")[0]]).toEqual([0, `${EMAIL} is an admin now`]);
  const [user, ...others] = await users();
  expect([user, others]).toMatchObject([{ email: EMAIL, role: "admin" }, []]);
  expect(await isPassword(password!, user!.passwordHash)).toBe(true);

  const again = await run(["--email", EMAIL]);
  expect([again.code, again.stdout]).toEqual([
    0,
    `${EMAIL} is an admin already; nothing was changed, its password neither\n`,
  ]);
  expect(await users()).toEqual([user]);
});

test("takes a piped password, without the end of its line, and does not print it", async () => {
  const { code, stdout, stderr } = await run(["--email", EMAIL], " four plain words \n");
  expect(code).toBe(0);
  expect(await isPassword(" four plain words ", (await users())[0]!.passwordHash)).toBe(true);
  expect(stdout + stderr).not.toContain("plain");
});

test("refuses the e-mail of a customer and leaves the account alone", async () => {
  await db.user.create({ data: { email: EMAIL, role: "customer" } });
  const { code, stderr, stdout } = await run(["--email", EMAIL]);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^email: This e-mail belongs to a customer/m);
  expect(await users()).toEqual([{ email: EMAIL, role: "customer", passwordHash: null }]);
});

test.each<[string, string[], string | null, RegExp]>([
  ["no e-mail", [], null, /^--email is missing/m],
  ["an e-mail that is none", ["--email", "boss"], null, /^--email: Please enter a valid email address$/m],
  ["an unknown option", ["--email", EMAIL, "--role", "admin"], null, /--role/],
  ["a short password", ["--email", EMAIL], "short", /^password: Password must be 8 to 128 characters$/m],
  ["a common password", ["--email", EMAIL], "password123", /^password: This password is too common/m],
])("%s: exit 2, says which, makes nobody", async (_name, args, piped, line) => {
  const { code, stderr } = await run(args, piped);
  expect([code, await db.user.count()]).toEqual([2, 0]);
  expect(stderr).toMatch(line);
});

test("a database away: exit 1 and one line", async () => {
  const { code, stderr, stdout } = await run(["--email", EMAIL], null, {
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  });
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr.trim()).toMatch(/^DATABASE_URL: cannot connect[^\n]*$/);
});

test.each([
  [
    "older than the accounts",
    "ALTER TABLE users RENAME password_hash TO later",
    "ALTER TABLE users RENAME later TO password_hash",
  ],
  ["empty", "ALTER TABLE users RENAME TO later", "ALTER TABLE later RENAME TO users"],
])("a database that is %s: exit 1, and the way out in one line", async (_name, age, renew) => {
  await usingClient(databaseUrl, (client) => client.query(age));
  try {
    const { code, stderr } = await run(["--email", EMAIL]);
    expect([code, stderr.trim().split("\n").at(-1)]).toEqual([
      1,
      "the database is not up to date: run npm run migrate first",
    ]);
  } finally {
    await usingClient(databaseUrl, (client) => client.query(renew));
  }
});

test("--help says how and exits 0", async () => {
  const { code, stdout } = await run(["--help"]);
  expect([code, stdout.startsWith("usage: npm run create-admin -- --email E")]).toEqual([0, true]);
});
