import { prepareTestDatabase } from "@/tests/support/test-database";

type Shared = { users: number; ready: Promise<() => Promise<void>> };
// Each project of the configuration loads this file for itself; the run has one database all the same.
const holder = globalThis as typeof globalThis & { vendorSetuTestDatabase?: Shared | undefined };

/** Vitest runs this once per project before its test files, and the function it gives after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const shared = (holder.vendorSetuTestDatabase ??= {
    users: 0,
    ready: prepareTestDatabase((line) => console.log(`test database: ${line}`)),
  });
  shared.users += 1;
  const stop = await shared.ready;
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    holder.vendorSetuTestDatabase = undefined;
    await stop();
  };
}
