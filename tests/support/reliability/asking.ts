// Asks a site and notes what came and when.
import { setTimeout as sleep } from "node:timers/promises";
import type { Site } from "@/tests/support/reliability/site";

/** status 0: no answer came. */
export type Asked = { readonly path: string; readonly status: number; readonly ms: number };

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** @param headers such as a cookie */
export async function ask(
  { world }: Site,
  path: string,
  {
    method = "GET",
    headers = {},
    json,
  }: { method?: string; headers?: Record<string, string>; json?: unknown } = {},
): Promise<Asked> {
  const startedAt = performance.now();
  const body = json === undefined ? {} : { body: { json } };
  const { status } = await world.send(method, path, { headers, ...body }).catch(() => ({ status: 0 }));
  return { path, status, ms: performance.now() - startedAt };
}

/**
 * Asks until the answer is 200.
 * @returns how long that took, ms, and the answers before it
 * @throws Error when it does not come within a minute
 */
export async function untilWell(site: Site, path: string): Promise<{ ms: number; before: Asked[] }> {
  const startedAt = performance.now();
  const before: Asked[] = [];
  for (;;) {
    const answer = await ask(site, path);
    if (answer.status === 200) return { ms: performance.now() - startedAt, before };
    before.push(answer);
    if (performance.now() - startedAt > PATIENCE_MS)
      throw new Error(`${path} is ${answer.status} after a minute:\n${site.server().output().slice(-2000)}`);
    await sleep(PAUSE_MS);
  }
}

export const slowest = (answers: readonly Asked[]): number =>
  Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));

/** How many have none of these statuses. */
export const otherThan = (statuses: readonly number[], answers: readonly Asked[]): number =>
  answers.filter(({ status }) => !statuses.includes(status)).length;
