import { defineConfig } from "prisma/config";

// Read without a helper that throws: `generate` and `validate` work with no database at all.
const url = process.env["DATABASE_MIGRATION_URL"] ?? process.env["DATABASE_URL"];

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(url ? { datasource: { url } } : {}),
});
