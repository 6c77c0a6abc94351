// The disk of the files is full, then has room again.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Row } from "@/scripts/chaos/row";
import { picture } from "@/tests/support/multipart";
import { ask, otherThan } from "@/tests/support/reliability/asking";
import type { Site } from "@/tests/support/reliability/site";
import { atLeast, atMost } from "@/tests/support/reliability/verdict";
import { orphansAfterSweep, rowsWithoutFile } from "@/tests/support/reliability/what-is-kept";

const SIZE = "20m";
const LEFT_BYTES = 100_000;
const MOST = 60;
const REFUSED_ENOUGH = 10;

async function newListing({ world }: Site, images: File): Promise<number> {
  const form = { ...world.listingForm(), images };
  const headers = { cookie: world.people.owner!.cookie };
  return (await world.send("POST", "/api/v1/listings", { headers, body: { form } })).status;
}

/** Listings until the disk has refused enough of them. */
async function fill(site: Site, image: File): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < MOST && statuses.filter((s) => s !== 201).length < REFUSED_ENOUGH)
    statuses.push(await newListing(site, image));
  return statuses;
}

export const diskFull: Row = {
  name: "disk-full",
  id: "F11",
  what: `the folder of the files on a disk of ${SIZE} that is full (needs root, for the mount)`,
  run: async (site, say) => {
    const folder = mkdtempSync(path.join(tmpdir(), "full-disk-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder]);
    try {
      await site.server().stop();
      process.env["DATA_DIR"] = folder; // the janitor of this process looks there, too
      await site.serve({ DATA_DIR: folder });
      const onIt = { ...site, dataDir: folder };
      const { db } = await import("@/lib/server/db");
      const image = new File([new Uint8Array(await picture("png", 1200, 900))], "pump.png", {
        type: "image/png",
      });
      const before = await db.listing.count();
      const since = new Date();
      const { bsize, bavail } = statfsSync(folder);
      const ballast = path.join(folder, "ballast");
      writeFileSync(ballast, Buffer.alloc(bsize * bavail - LEFT_BYTES));
      const statuses = await fill(onIt, image);
      say(`answers: ${statuses.join(" ")}`);
      const made = statuses.filter((status) => status === 201).length;
      const refused = statuses.filter((status) => status !== 201);
      const rows = (await db.listing.count()) - before;
      const search = await ask(site, "/api/v1/listings?q=supply");
      rmSync(ballast);
      const after = await newListing(onIt, image);
      return [
        atLeast("refused listings", REFUSED_ENOUGH, refused.length),
        atMost("of them neither 503 nor 507", 0, refused.filter((s) => ![503, 507].includes(s)).length),
        atMost("difference between answers 201 and rows", 0, Math.abs(rows - made)),
        atMost("rows without their file", 0, await rowsWithoutFile(onIt, since)),
        atMost("files without a row after the sweep", 0, (await orphansAfterSweep(onIt)).after),
        atMost("searches meanwhile no 200", 0, otherThan([200], [search])),
        atMost("with room again no 201", 0, after === 201 ? 0 : 1),
      ];
    } finally {
      await site.server().stop();
      process.env["DATA_DIR"] = site.dataDir;
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
      await site.serve();
    }
  },
};
