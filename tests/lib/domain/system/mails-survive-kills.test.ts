import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { beforeAll, expect, test } from "vitest";
import { deliverDueMails } from "@/lib/domain/system/mail-queue";
import { db } from "@/lib/server/db";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { useMailService } from "@/tests/support/mail-service";
import { insertDesk, OWNER, PUMPS } from "@/tests/support/provider-desk";

const service = useMailService();
useDatabase();

/** MAIL_KILLS=50 for the long run. */
const KILLS = Number(process.env["MAIL_KILLS"] || 5);
const ANSWERS_UNTIL_KILL = 30;

beforeAll(async () => {
  await insertDesk();
  await db.user.update({ where: { id: OWNER }, data: { emailVerifiedAt: new Date() } });
  const people = KILLS * ANSWERS_UNTIL_KILL * 2;
  await db.user.createMany({
    data: Array.from({ length: people }, (_, n) => ({ role: "customer", email: `person${n}@example.com` })),
  });
  const waits = { status: "pending_approval", publishedAt: null } as const;
  await insertListings(
    Array.from({ length: people / 2 }, (_, n) =>
      aListing({ id: idOf("x", n), name: `Pump ${n}.`, providerUserId: OWNER, categoryId: PUMPS, ...waits }),
    ),
  );
});

/** Works until so many answers were given, is killed, and tells every answer it gave. */
async function workAndKill(answers: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "tests/support/mail-sender.ts"],
    { env: { ...process.env, DATABASE_URL: databaseUrl }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, "close");
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === answers) child.kill("SIGKILL");
  }
  const [, signal] = (await ended) as [number | null, string | null];
  if (signal !== "SIGKILL") throw new Error(`it ended by itself:\n${errors}`);
  return lines;
}

const DECISION = "decision";

/** Which of these answers the mail service has heard nothing of. */
function notTold(answers: readonly string[]): string[] {
  const told = service.taken();
  return answers.filter((line) => {
    const [what, whom] = line.split("\t") as [string, string];
    return what === DECISION
      ? !told.some(({ text }) => text.includes(`“${whom}”: not approved`))
      : !told.some(({ to, subject }) => to === whom && subject === what);
  });
}

test.skipIf(skipOnPglite)(
  "whatever was answered is mailed, though the process was killed before it could",
  async () => {
    const answered: string[] = [];
    for (let n = 0; n < KILLS; n++) answered.push(...(await workAndKill(1 + ((n * 7) % ANSWERS_UNTIL_KILL))));
    // It was killed between answers and their mails; decisions are not mailed at once in any case.
    expect(notTold(answered).filter((line) => !line.startsWith(DECISION))).not.toEqual([]);

    while ((await db.queuedMail.updateMany({ where: { sentAt: null }, data: { nextAt: new Date(0) } })).count)
      await deliverDueMails();
    expect(answered.length).toBeGreaterThan(KILLS);
    expect(notTold(answered)).toEqual([]);
  },
  60_000 + KILLS * 15_000,
);
