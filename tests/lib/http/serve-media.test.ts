import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { serveMedia } from "@/lib/http/serve-media";

const NAME = "0123456789abcdefghjkmnpqrs-320.webp";
const CONTENT = Buffer.alloc(200_000, "picture");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "media-"));
  await mkdir(path.join(folder, "uploads"));
  await writeFile(path.join(folder, "uploads", NAME), CONTENT);
  await writeFile(path.join(folder, "secret-320.webp"), "secret");
  await writeFile(path.join(folder, "uploads", "notes.txt"), "notes");
  vi.stubEnv("DATA_DIR", folder);
  // The environment is read once; nothing here connects.
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test("a stored picture comes whole, immutable, and as nothing but a picture", async () => {
  const response = await serveMedia(NAME, "GET");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(CONTENT.length),
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(CONTENT)).toBe(true);
});

test("HEAD says the same without a body", async () => {
  const response = await serveMedia(NAME, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe(String(CONTENT.length));
  expect(response.body).toBeNull();
});

test("a caller who goes away in the middle does no harm", async () => {
  const reader = (await serveMedia(NAME, "GET")).body!.getReader();
  expect((await reader.read()).done).toBe(false);
  await reader.cancel();
  expect((await serveMedia(NAME, "GET")).status).toBe(200);
});

test.each([
  "0123456789abcdefghjkmnpqrs-640.webp",
  "notes.txt",
  "../secret-320.webp",
  "..%2Fsecret-320.webp",
  `../uploads/${NAME}`,
  NAME.toUpperCase(),
  `${NAME}\0`,
  `${NAME}/`,
  "",
])("%j is not there, and nobody keeps that answer", async (name) => {
  const response = await serveMedia(name, "GET");
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe("");
});
