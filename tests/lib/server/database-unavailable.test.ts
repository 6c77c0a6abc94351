import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { PrismaClient } from "@/lib/server/prisma/client";

/** A database that takes connections and says nothing. */
const sockets = new Set<Socket>();
let silent: Server;
let db: PrismaClient;

beforeAll(async () => {
  silent = createServer((socket) => sockets.add(socket.on("error", () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const connectionString = `postgresql://nobody@127.0.0.1:${port}/none`;
  // Prisma gives up waiting for a transaction after two seconds, as the pool does for a connection.
  db = new PrismaClient({ adapter: new PrismaPg({ connectionString, connectionTimeoutMillis: 4000 }) });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

describe("isDatabaseUnavailable", () => {
  test("a transaction that gets no connection in time", async () => {
    const failure: unknown = await db.$transaction((tx) => tx.$queryRaw`SELECT 1`).catch((error) => error);
    expect(failure).toMatchObject({ code: "P2028" });
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  test("a mistake of ours is none", () => {
    expect(isDatabaseUnavailable(new TypeError("x is not a function"))).toBe(false);
    expect(isDatabaseUnavailable(Object.assign(new Error("syntax error"), { code: "42601" }))).toBe(false);
  });
});
