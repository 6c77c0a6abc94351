import { execFile, spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const VNU = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

export const HOW_TO_GET_JAVA = "apt-get install default-jre-headless, or set JAVA to the path of one";

/** A Java that runs; null when this machine has none. */
export function findJava(): string | null {
  const java = process.env["JAVA"] ?? "java";
  return spawnSync(java, ["-version"], { stdio: "ignore" }).status === 0 ? java : null;
}

type Message = {
  readonly type: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
};

/** The errors the Nu HTML Checker finds in a folder of `.html` files, by one process. */
export function checkHtml(java: string, folder: string): Promise<readonly Message[]> {
  const args = [
    "-Xss1m",
    "-Xmx1g",
    "-jar",
    VNU,
    "--errors-only",
    "--exit-zero-always",
    "--format",
    "json",
    "--stdout",
    folder,
  ];
  return new Promise((resolve, reject) =>
    execFile(java, args, { maxBuffer: 256_000_000 }, (error, stdout, stderr) => {
      if (error) return reject(new Error(`the checker failed: ${error.message}\n${stderr.slice(0, 2000)}`));
      resolve((JSON.parse(stdout) as { messages: Message[] }).messages);
    }),
  );
}
