// Looks into database, files and mails after faults: is all there that was acknowledged, and nothing half-written?
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MEDIA_WIDTHS, mediaFileName } from "@/lib/shared/media";
import type { Site } from "@/tests/support/reliability/site";
import { atLeast, atMost, type Figure } from "@/tests/support/reliability/verdict";
import type { Acknowledged } from "@/tests/support/reliability/writers";

const DAY_MS = 24 * 60 * 60_000;

/** The names of all files in a folder of the site's data, below it too. */
function filesIn(dataDir: string, folder: string): string[] {
  const whole = path.join(dataDir, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

const filesOf = (id: string): string[] => MEDIA_WIDTHS.map((width) => mediaFileName(id, width));

/**
 * Rows of pictures of which a file is missing.
 * @param since only those made from then on
 */
export async function rowsWithoutFile({ dataDir }: Site, since = new Date(0)): Promise<number> {
  const { db } = await import("@/lib/server/db");
  const stored = new Set(filesIn(dataDir, "uploads"));
  const media = await db.media.findMany({ where: { createdAt: { gte: since } }, select: { id: true } });
  return media.filter(({ id }) => filesOf(id).some((name) => !stored.has(name))).length;
}

/** Files that no row names, drafts and temporary ones included, after the janitor came two days later. */
export async function orphansAfterSweep({ dataDir }: Site): Promise<{ before: number; after: number }> {
  const [{ db }, { sweepFiles }] = await Promise.all([
    import("@/lib/server/db"),
    import("@/lib/domain/system/sweep-files"),
  ]);
  const count = async (): Promise<number> => {
    const media = await db.media.findMany({ select: { id: true } });
    const named = new Set([...media.flatMap(({ id }) => filesOf(id)), "owner"]);
    const stored = [...filesIn(dataDir, "uploads"), ...filesIn(dataDir, "tmp")];
    return stored.filter((name) => !named.has(name)).length;
  };
  const before = await count();
  await sweepFiles(new Date(Date.now() + 2 * DAY_MS));
  return { before, after: await count() };
}

/** Enquiries of which the business was told nothing by mail, once the queue is empty. */
async function unmailed({ mail }: Site, acknowledged: Acknowledged): Promise<number> {
  const [{ db }, { deliverDueMails }] = await Promise.all([
    import("@/lib/server/db"),
    import("@/lib/domain/system/mail-queue"),
  ]);
  // The waits between tries are not the subject. Another process may have claimed one: it is looked for again.
  for (let round = 0; round < 20; round += 1) {
    const { count } = await db.queuedMail.updateMany({
      where: { sentAt: null, givenUpAt: null },
      data: { nextAt: new Date(0) },
    });
    if (count === 0) break;
    await deliverDueMails();
    await sleep(200);
  }
  const told = mail
    .taken()
    .map(({ text }) => text)
    .join("\n");
  return acknowledged.enquiries.filter(({ message }) => !told.includes(message)).length;
}

/** What every fault under writes is judged by: nothing acknowledged is lost, nothing is half-written. */
export async function judgeKept(site: Site, acknowledged: Acknowledged): Promise<Figure[]> {
  const { db } = await import("@/lib/server/db");
  const kept = await db.listing.findMany({
    where: { id: { in: acknowledged.listings } },
    select: { images: { select: { mediaId: true } } },
  });
  const ids = acknowledged.enquiries.map(({ id }) => id);
  const enquiries = await db.enquiry.count({ where: { id: { in: ids } } });
  const lostMails = await unmailed(site, acknowledged);
  const rows = await rowsWithoutFile(site);
  const orphans = await orphansAfterSweep(site);
  return [
    atLeast("acknowledged listings with pictures", 50, acknowledged.listings.length),
    atLeast("acknowledged enquiries", 50, ids.length),
    atMost("acknowledged listings lost", 0, acknowledged.listings.length - kept.length),
    atMost(
      "acknowledged listings without their picture",
      0,
      kept.filter(({ images }) => images.length !== 1).length,
    ),
    atMost("acknowledged enquiries lost", 0, ids.length - enquiries),
    atMost("mails of acknowledged enquiries lost", 0, lostMails),
    atMost("rows without their file", 0, rows),
    atMost(`orphaned files after the sweep (${orphans.before} before it)`, 0, orphans.after),
    atMost("answers that were neither 201 nor 503", 0, acknowledged.wrong.length),
  ];
}
