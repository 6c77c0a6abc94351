import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { cheapSearches } from "@/scripts/bench/api-calls";
import { load } from "@/scripts/bench/http-load";
import { type Bench, timed } from "@/scripts/bench/part";
import { projectRoot } from "@/scripts/process/environment-file";
import { createWorld, type World } from "@/tests/support/api-world";
import { makeAdmin } from "@/tests/support/server-world";

const run = promisify(execFile);
const WRITES = 50;
const IMPORTED = 10_000;
const READERS = 4;

type Rates = { readonly create: number; readonly approve: number; readonly edit: number };

/** Creates, approves and edits listings one after the other through the API; how many a second of each. */
async function writeSome(world: World): Promise<Rates> {
  const ids: string[] = [];
  const perSecond = async (work: (n: number) => Promise<void>): Promise<number> => {
    const ms = await timed(async () => {
      for (let n = 0; n < WRITES; n += 1) await work(n);
    });
    return (WRITES / ms) * 1000;
  };
  const create = await perSecond(async () => void ids.push((await world.createListing()).id));
  const approve = await perSecond((n) => world.decide("approve", ids[n]!));
  const edit = await perSecond(async (n) => {
    const form = { price: String(1000 + n) };
    const sent = await world.send("PATCH", `/api/v1/listings/${ids[n]!}`, {
      as: world.people.owner,
      body: { form },
    });
    if (sent.status !== 200) throw new Error(`an edit answered ${sent.status}: ${sent.text}`);
  });
  return { create, approve, edit };
}

/** Rows a second that `npm run import` takes in, from a file of towns' shops. */
async function importRate(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-import-"));
  try {
    const line = (n: number): string =>
      `${n},Imported shop ${n},${(8 + (n % 2400) / 100).toFixed(4)},${(70 + (n % 2300) / 100).toFixed(4)},Town${n % 300}`;
    const lines = Array.from({ length: IMPORTED }, (_, n) => line(n));
    writeFileSync(join(folder, "shops.csv"), ["id,name,lat,lng,city", ...lines].join("\n"));
    const options = [
      "--map",
      "id=id,name=name,lat=lat,lng=lng,city=city",
      "--default-category",
      "category-3",
    ];
    const command = [
      "--conditions=react-server",
      "--import",
      "tsx",
      "scripts/import.ts",
      join(folder, "shops.csv"),
    ];
    const report = ["--report", join(folder, "report.json")];
    const ms = await timed(() =>
      run(process.execPath, [...command, ...options, ...report], { cwd: projectRoot }),
    );
    return (IMPORTED / ms) * 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes, alone and while others read; what readers wait, beside nobody writing. */
export async function measureWrites({ server, pace, tell, attempt }: Bench): Promise<void> {
  await attempt("writes", "rows/s", async () => {
    const { origin } = await server();
    const world = await createWorld(origin, makeAdmin);
    const searches = { origin, paths: cheapSearches() };
    const alone = await writeSome(world);
    const idle = await load(searches, READERS, 2 * pace.seconds);
    // Readers ask as long as it takes to write: half of it, and again.
    let isWriting = true;
    const reading = (async () => {
      const p95s: number[] = [];
      while (isWriting) p95s.push((await load(searches, READERS, pace.seconds)).p95);
      return p95s;
    })();
    const busy = await writeSome(world).finally(() => (isWriting = false));
    const p95 = Math.max(...(await reading));
    for (const what of ["create", "approve", "edit"] as const) {
      tell({ name: what, unit: "rows/s", value: alone[what], note: "one after the other" });
      const beside = { name: "alone", value: alone[what] };
      tell({ name: `${what}, beside ${READERS} readers`, unit: "rows/s", value: busy[what], beside });
    }
    tell({
      name: "search p95, beside writers",
      unit: "ms",
      value: p95,
      beside: { name: "idle", value: idle.p95 },
    });
  });
  await attempt("import", "rows/s", async () =>
    tell({ name: "import", unit: "rows/s", value: await importRate(), note: "the whole command" }),
  );
}
