import { useDatabase } from "@/tests/support/database";
import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { sealedPlace } from "@/lib/domain/accounts/user-view";
import { db } from "@/lib/server/db";
import { seal } from "@/lib/server/secret-box";
import { insertAccount } from "@/tests/support/accounts";
import { runCommand } from "@/tests/support/run-command";

useDatabase();

const EMAIL = "someone@example.com";
const [GST, PAN] = ["27QZXWV9173K1Z5", "QZXWV9173K"];
const OLD = randomBytes(48).toString("base64");
vi.stubEnv("DATA_ENCRYPTION_KEY", OLD); // read with the first use
const NEW = randomBytes(48).toString("base64");

const run = (command: string, args: readonly string[], keys: Record<string, string>) =>
  runCommand(command, args, { env: { DATA_ENCRYPTION_KEY_PREVIOUS: undefined, ...keys } });
const numbersTold = async (keys: Record<string, string>) => {
  // JSON and nothing else, also where a number cannot be opened, which is logged elsewhere.
  const { stdout } = await run("export-user", ["--email", EMAIL], keys);
  const { gstNumber, panNumber } = (
    JSON.parse(stdout) as { providerProfile: { gstNumber: string; panNumber: string } }
  ).providerProfile;
  return [gstNumber, panNumber];
};

test("a key is replaced: both open meanwhile, and afterwards the old one is not needed", async () => {
  const id = await insertAccount(EMAIL, "provider");
  const gst = seal(GST, sealedPlace("gst_number_encrypted", id));
  const pan = seal(PAN, sealedPlace("pan_number_encrypted", id));
  // One as it was sealed before keys had names.
  const unnamed = `v1.${pan.split(".").at(-1)!}`;
  await db.providerProfile.update({
    where: { userId: id },
    data: { gstNumberEncrypted: gst, panNumberEncrypted: unnamed },
  });
  const both = { DATA_ENCRYPTION_KEY: NEW, DATA_ENCRYPTION_KEY_PREVIOUS: OLD };
  expect(await numbersTold(both)).toEqual([GST, PAN]);

  // Without the old key nothing opens, and nothing is lost.
  const alone = await run("rotate-keys", [], { DATA_ENCRYPTION_KEY: NEW });
  expect([alone.code, alone.stdout]).toEqual([1, "0 numbers sealed anew\n"]);
  expect(alone.stderr).toMatch(/^2 numbers cannot be opened with either key/m);

  const rotated = await run("rotate-keys", [], both);
  expect([rotated.code, rotated.stdout]).toEqual([0, "2 numbers sealed anew\n"]);
  expect((await run("rotate-keys", [], both)).stdout).toBe("0 numbers sealed anew\n");
  expect(await numbersTold({ DATA_ENCRYPTION_KEY: NEW })).toEqual([GST, PAN]);
  expect(await numbersTold({ DATA_ENCRYPTION_KEY: OLD })).toEqual(["•••", "•••"]);
});

test("an argument it does not know: exit 2", async () => {
  expect((await run("rotate-keys", ["--all"], {})).code).toBe(2);
  expect(await run("rotate-keys", ["--help"], {})).toMatchObject({ code: 0 });
});
