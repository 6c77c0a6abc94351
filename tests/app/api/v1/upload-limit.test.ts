import { useDatabase } from "@/tests/support/database";
import { aPdf, useUploads } from "@/tests/support/uploads";
import { expect, test, vi } from "vitest";
import * as upload from "@/app/api/v1/auth/provider/upload/route";
import { db } from "@/lib/server/db";
import { callRoute } from "@/tests/support/call-route";

// The environment is read once, after the imports.
vi.hoisted(() => (process.env["RATE_LIMIT_SCALE"] = "1"));
useDatabase();
useUploads();

test("429: the eleventh upload of an address within an hour, before its body is read", async () => {
  const send = () =>
    callRoute(upload.POST, { method: "POST", as: null, form: { documents: aPdf() } }).then(
      ({ status }) => status,
    );
  for (let n = 0; n < 10; n++) expect(await send()).toBe(201);
  expect(await send()).toBe(429);
  const unread = new Request("http://localhost:3000/", { method: "POST", body: "not a form" });
  const refused = await upload.POST(unread, { params: Promise.resolve({}) });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  expect(unread.bodyUsed).toBe(false);
});

test("503: while what nobody claimed fills two gigabytes, whoever asks; when it is swept or claimed, 201 again", async () => {
  const send = () => callRoute(upload.POST, { method: "POST", as: null, form: { documents: aPdf() } });
  await db.$executeRaw`TRUNCATE rate_limits`;
  await db.$executeRaw`
    INSERT INTO documents (storage_key, original_name, kind, mime_type, size_bytes, uploaded_at)
    SELECT 'waiting' || n, 'papers.pdf', 'pdf', 'application/pdf', 512 * 1024 * 1024, now()
    FROM generate_series(1, 4) AS n`;
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  await db.$executeRaw`DELETE FROM documents WHERE storage_key = 'waiting1'`;
  expect((await send()).status).toBe(201);
});
