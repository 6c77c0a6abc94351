// The calls of docs/api.md, as the page has them, by curl in a shell.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { accountsFile } from "@/tests/e2e/people";
import { expect, test } from "@/tests/e2e/test";

const run = promisify(execFile);
const page = readFileSync("docs/api.md", "utf8");
const [before = "", ...calls] = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines]) => lines!);

/** What a GET of the demo does not answer with 200: there is nothing to show yet, or nothing is set. */
const OTHER: Readonly<Record<string, string>> = {
  "$site/metrics": "404",
  "$site/cron": "404",
  "$site/documents/none": "404",
};

test("every GET on the page of the API answers", async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), "api-page-"));
  try {
    mkdirSync(path.join(folder, ".data"));
    symlinkSync(path.resolve(accountsFile), path.join(folder, ".data", "demo-accounts.json"));
    const gets = calls.filter((lines) => !/--request|--json|--form/.test(lines));
    expect(gets.length).toBeGreaterThan(25);
    // After each call its address and status, on a line of their own.
    const told = gets.map((lines) =>
      lines.replace(/^curl --silent(.*) ("\$site[^"]*")$/m, (_, options: string, address: string) =>
        [
          `echo ${address.replace("$site", "\\$site")}`,
          `curl --silent${options} --output /dev/null --write-out '%{http_code}\\n' ${address}`,
        ]
          .join("\n")
          .replace(" --remote-header-name --remote-name", ""),
      ),
    );
    const script = [before.replace("http://localhost:3000", process.env.BASE_URL!), ...told].join("\n");
    const { stdout } = await run("bash", ["-c", script], { cwd: folder });
    const lines = stdout.trim().split("\n");
    const wrong: string[] = [];
    for (let at = 0; at < lines.length; at += 2) {
      const [address = "", status] = lines.slice(at, at + 2);
      if (status !== (OTHER[address] ?? "200")) wrong.push(`${address} ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(lines).toHaveLength(2 * gets.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
