import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LockHeld, takeLock, waitForLock } from "@/scripts/local-database/lock-file";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  file = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("one holder at a time, who can be asked about", () => {
  const lock = takeLock(file, "first");
  lock.describe("port 3000");
  expect(() => takeLock(file)).toThrow(LockHeld);
  try {
    takeLock(file);
  } catch (error) {
    expect((error as LockHeld).holder).toEqual({ pid: process.pid, note: "port 3000" });
  }
  lock.release();
  expect(existsSync(file)).toBe(false);
  takeLock(file).release();
});

test("the lock of a dead process is taken over", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  writeFileSync(file, JSON.stringify({ pid: child.pid, note: "", path: file, started: "1" }));
  takeLock(file).release();
});

test("a process id used again by another program is not the holder", () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, note: "", path: file, started: "1" }));
  const take = (): void => takeLock(file).release();
  if (existsSync("/proc/self/stat")) expect(take).not.toThrow();
  else expect(take).toThrow(LockHeld); // start times are known on Linux only
});

test("a lock that came with a copied folder does not count", () => {
  const lock = takeLock(file);
  const copy = join(folder, "copied-lock");
  cpSync(file, copy);
  takeLock(copy).release();
  lock.release();
});

test("half a file does not count", () => {
  writeFileSync(file, '{"pid":');
  takeLock(file).release();
});

test("waiting takes it when it comes free, and gives up in time", async () => {
  const first = takeLock(file);
  await expect(waitForLock(file, 100)).rejects.toThrow(LockHeld);
  setTimeout(() => first.release(), 100);
  const second = await waitForLock(file, 5_000);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
  second.release();
});
