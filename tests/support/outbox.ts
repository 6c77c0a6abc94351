import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { mailsSettled } from "@/lib/server/mail";

export type OutboxMail = { readonly to: string; readonly subject: string; readonly text: string };

/**
 * Gives the calling test file an outbox of its own, instead of the project's. Call it at the top: the environment is
 * read once.
 */
export function useOutbox() {
  const folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
  process.env["DATA_DIR"] = folder;
  const outbox = path.join(folder, "outbox");
  afterAll(async () => {
    await mailsSettled();
    rmSync(folder, { recursive: true, force: true });
  });
  const clear = () => rmSync(outbox, { recursive: true, force: true });

  /** Every mail written so far, oldest first; waits for those on their way. */
  async function mails(): Promise<OutboxMail[]> {
    await mailsSettled();
    const files = (() => {
      try {
        return readdirSync(outbox).toSorted();
      } catch {
        return [];
      }
    })();
    return files.map((file) => {
      const [head = "", ...rest] = readFileSync(path.join(outbox, file), "utf8").split("\n\n");
      const header = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1] ?? "";
      return { to: header("To"), subject: header("Subject"), text: rest.join("\n\n") };
    });
  }
  const mailsTo = async (address: string) => (await mails()).filter(({ to }) => to === address);

  /** The newest link mailed to an address. @throws Error when there is none */
  async function linkTo(address: string): Promise<URL> {
    const link = /https?:\/\/\S+/.exec((await mailsTo(address)).at(-1)?.text ?? "")?.[0];
    if (link === undefined) throw new Error(`no link was mailed to ${address}`);
    return new URL(link);
  }
  const tokenTo = async (address: string) => (await linkTo(address)).searchParams.get("token") ?? "";
  return { folder: outbox, clear, mails, mailsTo, linkTo, tokenTo };
}
