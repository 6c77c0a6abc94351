import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { distanceKm } from "@/lib/shared/geo";
import { type Demo, startDemo } from "@/tests/support/demo";

const PUNE = { lat: 18.5204, lng: 73.8567 };

type Found = { total: number; items: { id: string; distanceKm: number; location: { coordinates: [number, number] } }[] };

const search = async (origin: string, query: string): Promise<Found> => {
  const response = await fetch(`${origin}/api/v1/listings?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Found;
};
const pumpsNearPune = `q=pump&lat=${PUNE.lat}&lng=${PUNE.lng}&radiusKm=25&limit=100&sort=distance_asc`;

/** Processes that belong to a group, from Linux' process table. */
function processesOfGroup(group: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
        return Number(fields[2]) === group ? [Number(pid)] : [];
      } catch {
        return [];
      }
    });
}

/** A process and everything below it. */
function family(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
        return [{ pid: Number(name), parent: Number(fields[1]) }];
      } catch {
        return [];
      }
    });
  const below = (id: number): number[] =>
    parents.filter(({ parent }) => parent === id).flatMap((child) => [child.pid, ...below(child.pid)]);
  return [pid, ...below(pid)];
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe("npm run demo", () => {
  let demo: Demo;
  let first: Found;

  beforeAll(async () => {
    demo = await startDemo();
  }, 15 * 60_000);
  afterAll(async () => {
    await demo?.stop();
  }, 60_000);

  test("says it is ready and answers", async () => {
    expect(demo.output()).toMatch(/^ready http:\/\/localhost:\d+/m);
    const response = await fetch(`${demo.origin}/api/v1/ready`);
    expect(response.status).toBe(200);
  });

  test("finds pumps near Pune, all within 25 km", async () => {
    first = await search(demo.origin, pumpsNearPune);
    expect(first.total).toBeGreaterThanOrEqual(8);
    for (const { location, distanceKm: shown } of first.items) {
      const [lng, lat] = location.coordinates;
      expect(distanceKm(PUNE, { lat, lng })).toBeLessThanOrEqual(25);
      expect(shown).toBeCloseTo(distanceKm(PUNE, { lat, lng }), 6);
    }
  });

  test("a second one of the same folder is told about the first", async () => {
    await expect(startDemo()).rejects.toThrow(/already running/);
  }, 60_000);

  test("stops everything on Ctrl-C, and a second start keeps the data without building again", async () => {
    const started = process.platform === "linux" ? family(demo.process.pid!) : [];
    const port = new URL(demo.origin).port;
    expect(await demo.stop()).toBe(0);
    // A shared cluster of the tests is not the demo's; whatever the demo itself started is gone.
    expect(started.filter(isAlive)).toEqual([]);
    if (process.platform === "linux") expect(processesOfGroup(demo.process.pid!)).toEqual([]);
    await expect(fetch(`http://localhost:${port}/api/v1/health`)).rejects.toThrow();

    demo = await startDemo();
    expect(demo.output()).toMatch(/build is up to date/);
    const again = await search(demo.origin, pumpsNearPune);
    expect(again.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id));
  }, 180_000);
});
