// The file that tells how to sign in to a demo.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { z } from "zod";
import { projectRoot } from "@/scripts/process/environment-file";

const DemoAccounts = z.array(
  z.object({
    role: z.enum(["admin", "provider", "customer"]),
    email: z.string(),
    password: z.string().min(8).max(128),
  }),
);

/** Where the demo's accounts stand, `{DATA_DIR}/demo-accounts.json`. */
export const demoAccountsFile = (): string =>
  resolve(projectRoot, process.env["DATA_DIR"] || ".data", "demo-accounts.json");

/** What the file says; nothing when it is lost or is not what it was. */
async function readAccounts(file: string): Promise<z.output<typeof DemoAccounts>> {
  try {
    return DemoAccounts.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return [];
  }
}

/**
 * Makes the accounts that the file names work in the database of DATABASE_URL, and the file when it is not there:
 * passwords are made once and kept while the file is. Nothing happens in a database without the demo data.
 */
export async function provideDemoAccounts(say: (line: string) => void): Promise<void> {
  // Imported only now: the client reads the address from the environment when it is loaded.
  const { seedDemoAccounts } = await import("@/demo/accounts/demo-accounts");
  const file = demoAccountsFile();
  const known = await readAccounts(file);
  const accounts = await seedDemoAccounts(known);
  if (accounts.length === 0) return;
  if (JSON.stringify(accounts) !== JSON.stringify(known)) {
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.tmp`;
    await writeFile(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, file); // never half a file
  }
  say(`accounts to sign in with: ${relative(projectRoot, file)}`);
}
