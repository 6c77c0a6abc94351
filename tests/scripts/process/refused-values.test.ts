import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

type Ended = { readonly code: number; readonly stderr: string };

/** How a command ends that is given what it does not take. */
const refused = (script: string, args: readonly string[]): Promise<Ended> =>
  promisify(execFile)("npm", ["run", "--silent", script, "--", ...args]).then(
    () => ({ code: 0, stderr: "" }),
    ({ code, stderr }: Ended) => ({ code, stderr }),
  );

test.each([
  ["test:chaos", ["--only", "nothing"], "no row is called nothing\n"],
  ["test:soak", ["--minutes", "never"], "--minutes is 0.5 to 1440, --rate 1 to 1000\n"],
  ["drill", ["--only", "nothing"], "no fault is called nothing\n"],
  ["demo", ["--bogus"], /^Unknown option '--bogus'\nusage: npm run demo/],
  ["dev", ["--bogus"], /^Unknown option '--bogus'\nusage: npm run dev/],
  ["draw:pictures", ["--bogus"], /^Unknown option '--bogus'\nusage: npm run draw:pictures/],
  ["draw:covers", ["--bogus"], /^Unknown option '--bogus'\nusage: npm run draw:covers/],
  ["train:classifier", ["--bogus"], /^Unknown option '--bogus'\nusage: npm run train:classifier/],
  ["write-docs", ["--bogus"], /^Unknown option '--bogus'\nusage: npm run write-docs/],
  ["build:standalone", ["--bogus"], /^Unknown option '--bogus'\nusage: npm run build:standalone/],
  ["migrate", ["--bogus"], "Unknown option '--bogus'\n"],
  ["seed", ["--bogus"], /^Unknown option '--bogus'\nusage: npm run seed/],
  [
    "eval:search",
    ["--held-out", "--queries", "one.jsonl"],
    "--held-out and --queries FILE name the queries both\n",
  ],
])(
  "%s says in one sentence which value it does not take, and ends with 2",
  async (script, args, sentence) => {
    expect(await refused(script, args)).toEqual({
      code: 2,
      stderr: typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    });
  },
  60_000,
);
