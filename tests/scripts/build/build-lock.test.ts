import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BuildInUse, refuseWhileServed, takeBuildLock } from "@/scripts/build/build-lock";
import { markServing, servingMarks } from "@/server/serving-mark";

let root: string;
let server: Server;
let port: number;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  server = createServer();
  await new Promise<void>((done) => server.listen(0, () => done()));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  if (server.listening) await new Promise((done) => server.close(done));
  rmSync(root, { recursive: true, force: true });
});

test("nobody serves: build", async () => {
  await expect(refuseWhileServed(root)).resolves.toBeUndefined();
});

test("a live server keeps the build until it ends, and is named", async () => {
  const unmark = markServing(root, port);
  const refusal = refuseWhileServed(root);
  await expect(refusal).rejects.toThrow(BuildInUse);
  await expect(refusal).rejects.toThrow(`process ${process.pid}, http://localhost:${port}`);
  unmark();
  await expect(refuseWhileServed(root)).resolves.toBeUndefined();
});

test("a server that was killed is in nobody's way, nor is its process number used anew", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  mkdirSync(join(root, ".data", "serving"), { recursive: true });
  writeFileSync(join(root, ".data", "serving", `${child.pid}-${port}`), "");
  await refuseWhileServed(root);
  expect(servingMarks(root)).toEqual([]);

  markServing(root, port);
  await new Promise((done) => server.close(done));
  await refuseWhileServed(root);
  expect(servingMarks(root)).toEqual([]);
});

test("one at a time judges and makes the build", () => {
  const lock = takeBuildLock(root);
  expect(() => takeBuildLock(root)).toThrow(`process ${process.pid}) is just building`);
  lock.release();
  takeBuildLock(root).release();
});
