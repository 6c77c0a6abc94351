import { skipOnPglite, useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GET } from "@/app/api/v1/cron/route";
import { queueMail } from "@/lib/domain/system/mail-queue";
import { runJobs } from "@/lib/domain/system/standing-jobs";
import { JOB_NAMES } from "@/lib/schemas/standing-job";
import { db } from "@/lib/server/db";
import { useMailService } from "@/tests/support/mail-service";

const SECRET = "the-secret-of-the-scheduler";
const service = useMailService();
useDatabase();
beforeAll(() => vi.stubEnv("CRON_SECRET", SECRET));
beforeEach(async () => {
  service.forget();
  await db.queuedMail.deleteMany();
});

const call = (query = "", authorization: string | null = `Bearer ${SECRET}`) =>
  GET(
    new Request(`http://localhost/api/v1/cron${query}`, {
      headers: authorization === null ? {} : { authorization },
    }),
    { params: Promise.resolve({}) },
  );

/** Mails of processes that ended before they could send them. */
async function leaveMails(count: number): Promise<void> {
  await db.$transaction(async (tx) => {
    for (let i = 0; i < count; i += 1)
      await queueMail(tx, { kind: "contact", to: `p${i}@example.com`, subject: "Hello", text: "Words" });
  });
  await db.queuedMail.updateMany({ data: { nextAt: new Date(Date.now() - 1) } });
}

describe("who may call", () => {
  test.each([
    ["nobody's", null],
    ["another secret", "Bearer the-secret-of-somebody-else"],
    ["one that is longer", `Bearer ${SECRET}x`],
    ["none after the word", "Bearer "],
    ["another scheme", `Basic ${SECRET}`],
  ])("%s: 401, and nothing is done", async (_what, authorization) => {
    await leaveMails(1);
    const answer = await call("", authorization);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "UNAUTHORIZED" });
    expect(service.tries()).toEqual([]);
  });
});

describe("what is done", () => {
  test("every job has its turn, and says what it did", async () => {
    await leaveMails(3);
    const answer = await call();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { jobs } = (await answer.json()) as { jobs: { name: string; state: string; done: object }[] };
    expect(jobs.map(({ name, state }) => [name, state])).toEqual(JOB_NAMES.map((name) => [name, "done"]));
    expect(jobs[0]!.done).toEqual({ sent: 3 });
    expect(service.taken()).toHaveLength(3);
  });

  test("a call may name its jobs; an unknown one is refused by name", async () => {
    const answer = await call("?jobs=rows,search");
    expect(((await answer.json()) as { jobs: { name: string }[] }).jobs.map(({ name }) => name)).toEqual([
      "rows",
      "search",
    ]);
    const refused = await call("?jobs=mails,rubbish");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ path: "jobs.1" }] });
  });

  test.skipIf(skipOnPglite)("five calls at once send each mail once (needs real Postgres)", async () => {
    await leaveMails(20);
    const answers = await Promise.all(Array.from({ length: 5 }, () => call("?jobs=mails")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const recipients = service.taken().map(({ to }) => to);
    expect(new Set(recipients).size).toBe(20);
    expect(recipients).toHaveLength(20);
  });

  test("a turn whose time is over stops, and the next one goes on", async () => {
    await leaveMails(2);
    expect(await runJobs(["mails", "rows"], 0)).toEqual([
      { name: "mails", state: "stopped", done: {} },
      { name: "rows", state: "stopped", done: {} },
    ]);
    expect(service.tries()).toEqual([]);
    expect(await runJobs(["mails"], 10_000)).toEqual([{ name: "mails", state: "done", done: { sent: 2 } }]);
  });
});
