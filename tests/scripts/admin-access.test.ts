import { useDatabase } from "@/tests/support/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { isPassword } from "@/lib/server/password";
import { insertAccount } from "@/tests/support/accounts";
import { runCommand } from "@/tests/support/run-command";
import { empty } from "@/tests/support/unhurried";

useDatabase();

const EMAIL = "boss@example.com";
let id: string;

beforeEach(async () => {
  await empty("users", "mail_queue");
  id = await insertAccount(EMAIL, "admin");
  const later = new Date(Date.now() + 24 * 3600_000);
  await db.session.create({
    data: { id: "0123456789abcdef", userId: id, bound: true, idleExpiresAt: later, absoluteExpiresAt: later },
  });
});

const run = (args: readonly string[], piped = "") =>
  runCommand("admin-access", ["--email", ...args], { piped });
const user = () => db.user.findUniqueOrThrow({ where: { id } });
const openSessions = () => db.session.count({ where: { userId: id, revokedAt: null } });
const told = async () =>
  (await db.auditEntry.findMany({ where: { subjectId: id } })).map(({ action, actorUserId }) => [
    action,
    actorUserId,
  ]);

test("keeps an admin out, whose sessions end, and lets one in again", async () => {
  expect(await run([" Boss@Example.com ", "--disable"])).toMatchObject({
    code: 0,
    stdout: `${EMAIL} is kept out\n`,
  });
  expect([(await user()).disabledAt !== null, await openSessions()]).toEqual([true, 0]);
  expect((await run([EMAIL, "--disable"])).stdout).toContain("so it was already");
  expect((await run([EMAIL, "--enable"])).code).toBe(0);
  expect((await user()).disabledAt).toBeNull();
  expect(await told()).toEqual([
    ["user.disabled", null],
    ["user.enabled", null],
  ]);
});

test("gives another password, ends the sessions and mails it", async () => {
  const { code, stdout } = await run([EMAIL, "--reset-password"]);
  const password = /^password: (\S{20,})$/m.exec(stdout)?.[1];
  expect(code).toBe(0);
  expect(await isPassword(password!, (await user()).passwordHash)).toBe(true);
  expect(await openSessions()).toBe(0);
  expect(await told()).toEqual([["account.password_reset", null]]);
  expect(await db.queuedMail.count({ where: { kind: "password_changed" } })).toBe(1);
  const piped = await run([EMAIL, "--reset-password"], "another long passphrase\n");
  expect([piped.code, piped.stdout.includes("password:")]).toEqual([0, false]);
  expect(await isPassword("another long passphrase", (await user()).passwordHash)).toBe(true);
});

test.each([
  [["nobody@example.com", "--disable"], 1, "No admin has the e-mail nobody@example.com"],
  [[EMAIL], 2, "one of --disable"],
  [[EMAIL, "--disable", "--enable"], 2, "one of --disable"],
  [["none", "--disable"], 2, "--email: "],
])("%j changes nothing and ends with %i", async (args, code, said) => {
  const ended = await run(args);
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(said);
  expect([(await user()).disabledAt, await openSessions(), await told()]).toEqual([null, 1, []]);
});
