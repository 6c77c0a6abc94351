import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { projectRoot } from "@/scripts/process/environment-file";

export const BROTLI = { "Accept-Encoding": "br" };

/** An answer as it travels: fetch would decode it. */
function answerOf(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: BROTLI }, (response) => {
      const kept = ["content-type", "content-encoding", "cache-control", "vary", "etag"] as const;
      const headers = Object.fromEntries(kept.map((name) => [name, String(response.headers[name] ?? "")]));
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      buffer(response).then((body) => resolve({ body, headers }), reject);
    })
      .on("error", reject)
      .end();
  });
}

/** A bare Node server that sends the same bytes as `url`, in a process of its own. */
export async function serveBareCopy(url: string): Promise<{ origin: string; stop: () => void }> {
  const { body, headers } = await answerOf(url);
  const folder = mkdtempSync(join(tmpdir(), "bench-bare-"));
  const file = join(folder, "body");
  writeFileSync(file, body);
  const server = spawn(
    process.execPath,
    ["--import", "tsx", join(projectRoot, "scripts/bench/bare-server.ts"), file, JSON.stringify(headers)],
    { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] },
  );
  const stop = (): void => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once("exit", () => reject(new Error("the bare server ended")));
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
