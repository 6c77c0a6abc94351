import { randomBytes } from "node:crypto";
import { db } from "@/lib/server/db";
import { hashPassword, isPassword } from "@/lib/server/password";
import { demoId } from "@/demo/listings/demo-id";

const ROLES = ["admin", "provider", "customer"] as const;

/** One who can sign in to a demo. */
export type DemoAccount = { role: (typeof ROLES)[number]; email: string; password: string };

/** By their ids the demo knows its own: somebody else's account with such an e-mail is never touched. */
const ACCOUNTS = {
  admin: { id: demoId("user", 100_000), email: "demo-admin@example.com" },
  // A company whose listings are approved, waiting and rejected (demoCompanies()[159]; a test holds that).
  provider: { id: demoId("user", 159), email: "demo-160@example.com" },
  customer: { id: demoId("user", 100_001), email: "demo-customer@example.com" },
} as const;

/** Whose listings the demo's provider sees. */
export const DEMO_PROVIDER_ID = ACCOUNTS.provider.id;

/**
 * Lets the three people of the demo sign in, with the passwords they are known by, or new ones. Does nothing in a
 * database without the demo data or whose demo provider a person deleted, and leaves out whoever was disabled or given
 * another role. A deleted admin or customer is made again: disable the one who is not wanted.
 * @param known what an earlier call gave
 */
export async function seedDemoAccounts(known: readonly Readonly<DemoAccount>[]): Promise<DemoAccount[]> {
  const demo = await db.user.findUnique({ where: { id: DEMO_PROVIDER_ID }, select: { id: true } });
  if (!demo) return [];
  const accounts: DemoAccount[] = [];
  for (const role of ROLES) {
    const { id, email } = ACCOUNTS[role];
    if (role !== "provider") {
      await db.$executeRaw`
        INSERT INTO users (id, email, role, email_verified_at) VALUES (${id}, ${email}, ${role}::user_role, now())
        ON CONFLICT DO NOTHING`;
    }
    const user = await db.user.findUnique({
      where: { id, role, email, disabledAt: null },
      select: { passwordHash: true },
    });
    if (!user) continue;
    const password =
      known.find((account) => account.role === role)?.password ?? randomBytes(12).toString("base64url");
    if (!(await isPassword(password, user.passwordHash))) {
      await db.user.update({ where: { id, role }, data: { passwordHash: await hashPassword(password) } });
    }
    accounts.push({ role, email, password });
  }
  return accounts;
}
