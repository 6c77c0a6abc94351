import { useDatabase } from "@/tests/support/database";
import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { databasePool, db } from "@/lib/server/db";

useDatabase();

const request = new AsyncLocalStorage<string>();

test("a connection is of no request, and the work of a transaction is still of its own", async () => {
  const openedIn: unknown[] = [];
  databasePool.on("connect", () => openedIn.push(request.getStore()));
  const [inTransaction, after] = await request.run("this one", () =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      return [request.getStore(), await Promise.resolve().then(() => request.getStore())];
    }),
  );
  expect([inTransaction, after]).toEqual(["this one", "this one"]);
  expect(openedIn.length).toBeGreaterThan(0);
  expect(new Set(openedIn)).toEqual(new Set([undefined]));
});
