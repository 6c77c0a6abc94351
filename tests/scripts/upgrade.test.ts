// A demo that was begun before there were accounts goes on with them.
import { databaseUrl, useDatabase } from "@/tests/support/database";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { searchListings } from "@/lib/domain/listings/search/search-listings";
import { readSearch } from "@/lib/schemas/listing-search";
import { migrate } from "@/lib/server/database/migrate";
import { db } from "@/lib/server/db";
import { isPassword } from "@/lib/server/password";
import { type DemoAccount, DEMO_PROVIDER_ID } from "@/demo/accounts/demo-accounts";
import { demoAccountsFile, provideDemoAccounts } from "@/scripts/demo/demo-accounts";
import { migrationsFolder, usingClient } from "@/tests/support/test-database";

useDatabase();

const BEFORE_ACCOUNTS = ["20261121000000_directory", "20261121000100_place_names_by_place"];
const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("its data stay, its search works, and its three people can sign in", async () => {
  vi.stubEnv("DATA_DIR", folder);
  const old = join(folder, "migrations");
  for (const name of BEFORE_ACCOUNTS)
    cpSync(join(migrationsFolder, name), join(old, name), { recursive: true });
  await usingClient(databaseUrl, (client) =>
    client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"),
  );
  expect(await migrate({ url: databaseUrl, directory: old })).toEqual(BEFORE_ACCOUNTS);
  await usingClient(databaseUrl, (client) =>
    client.query(`
      INSERT INTO users (id, email, phone_number, role)
      VALUES ('${DEMO_PROVIDER_ID}', 'demo-160@example.com', '+910000000160', 'provider');
      INSERT INTO provider_profiles (user_id, company_name) VALUES ('${DEMO_PROVIDER_ID}', 'Acme Works');
      INSERT INTO categories (id, name, slug) VALUES ('c000000000000001', 'Pumps', 'pumps');
      INSERT INTO listings (provider_user_id, category_id, name, lat, lng, status, published_at)
      VALUES ('${DEMO_PROVIDER_ID}', 'c000000000000001', 'Solar pump', 18.5, 73.8, 'approved', now())`),
  );

  const applied = await migrate({ url: databaseUrl, directory: migrationsFolder });
  expect(applied.slice(0, 2)).toEqual(["20261122000000_accounts", "20261122000100_search_refresh_in_steps"]);
  await provideDemoAccounts(() => undefined);

  expect((await searchListings(readSearch({ q: "solar pump" }))).total).toBe(1);
  const accounts = JSON.parse(readFileSync(demoAccountsFile(), "utf8")) as DemoAccount[];
  expect(accounts.map(({ role }) => role)).toEqual(["admin", "provider", "customer"]);
  for (const { email, role, password } of accounts) {
    const user = await db.user.findFirstOrThrow({ where: { email, role } });
    expect(await isPassword(password, user.passwordHash)).toBe(true);
  }
});
