// What a server started for tests needs beside its API. Import after tests/support/database.
import { randomBytes } from "node:crypto";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import { unique } from "@/tests/support/api-world";
import { idOf, insertCategories } from "@/tests/support/directory";

const secret = (): string => randomBytes(48).toString("base64");

/** Secrets of its own, and limits that a test does not reach, however much else the machine does. */
export const serverSettings = () => ({
  AUTH_SECRET: secret(),
  DATA_ENCRYPTION_KEY: secret(),
  RATE_LIMIT_SCALE: "1000",
  ALLOW_TEST_LIMITS: "1",
  QUEUE_PATIENCE_MS: "20000",
});

/** The one category there is, with a subcategory. */
export const insertPumps = () =>
  insertCategories(
    [{ id: idOf("c", 1), name: "Pumps", slug: "pumps" }],
    [{ id: idOf("s", 1), categoryId: idOf("c", 1), name: "Solar pumps", slug: "solar-pumps" }],
  );

/** An admin nobody else of this run is. */
export async function makeAdmin(): Promise<{ email: string; password: string }> {
  const account = { email: `${unique("admin")}@example.com`, password: "an admin of this run" };
  await db.user.create({
    data: { email: account.email, role: "admin", passwordHash: await hashPassword(account.password) },
  });
  return account;
}
