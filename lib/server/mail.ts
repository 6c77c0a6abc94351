import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { Resend } from "resend";
import { afterAnswer } from "@/lib/server/after-answer";
import { dataPath } from "@/lib/server/data-path";
import { env } from "@/lib/server/env";
import { errorFields, log } from "@/lib/server/log";
import { trackMail } from "@/lib/server/mails-in-flight";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, when that is not the sender. */
  readonly replyTo?: string | undefined;
  /** Sent again under the same key, the service delivers it once. */
  readonly idempotencyKey?: string | undefined;
};

/** Why a mail was not taken: too many, a sender that is blocked, something in this one mail, or the service is away. */
export type MailFailure = "rate_limited" | "refused" | "invalid" | "unavailable";

export class MailError extends Error {
  override readonly name = "MailError";
  constructor(readonly reason: MailFailure) {
    super(`the mail was not sent: ${reason}`);
  }
}

const TIMEOUT_MS = 3000;

/** By the service's status. */
const FAILURES: Readonly<Record<number, MailFailure>> = {
  403: "refused",
  422: "invalid",
  429: "rate_limited",
};

/** Where mails go without a key: a folder of readable files. */
const outboxDir = (): string => dataPath("outbox");

const headerValue = (text: string) => text.replace(/[\r\n]+/g, " ");

/** Where messages to us go: CONTACT_EMAIL, else the address that mail comes from. */
export function contactAddress(): string {
  const { CONTACT_EMAIL, MAIL_FROM } = env();
  return CONTACT_EMAIL ?? /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}

async function writeToOutbox({ to, subject, text, replyTo }: Mail): Promise<void> {
  const now = new Date();
  await mkdir(outboxDir(), { recursive: true, mode: 0o700 });
  const name = `${now.toISOString().replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}.txt`;
  const lines = [
    `From: ${headerValue(env().MAIL_FROM)}`,
    `To: ${headerValue(to)}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${headerValue(replyTo)}`]),
    `Subject: ${headerValue(subject)}`,
    `Date: ${now.toUTCString()}`,
    "",
    text,
  ];
  await writeFile(dataPath("outbox", name), `${lines.join("\n")}\n`, { flag: "wx", mode: 0o600 });
}

async function sendThroughResend(
  apiKey: string,
  { to, subject, text, replyTo, idempotencyKey }: Mail,
): Promise<void> {
  const { MAIL_FROM, RESEND_BASE_URL } = env();
  const resend = new Resend(apiKey, RESEND_BASE_URL === undefined ? {} : { baseUrl: RESEND_BASE_URL });
  // The SDK hands these on to fetch, though its types name fewer: one host, three seconds
  // (docs/product/api.md#outside-services).
  const bounds = { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" };
  const once = idempotencyKey === undefined ? {} : { idempotencyKey };
  const message = { from: MAIL_FROM, to, subject: headerValue(subject), text, ...(replyTo && { replyTo }) };
  const { error } = await resend.emails.send(message, { ...bounds, ...once }).catch(() => {
    throw new MailError("unavailable");
  });
  if (error === null) return;
  throw new MailError(FAILURES[error.statusCode ?? 0] ?? "unavailable");
}

/**
 * Sends a mail: through Resend when there is a key, else as a file of the outbox. Never call it inside a transaction:
 * it may take three seconds.
 * @throws MailError when the service does not take it
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { RESEND_API_KEY } = env();
  if (RESEND_API_KEY === undefined) return writeToOutbox(mail);
  await sendThroughResend(RESEND_API_KEY, mail);
}

export { mailsSettled } from "@/lib/server/mails-in-flight";

/**
 * Does something that ends in a mail when the answer has been sent; a failure is logged, without addresses. A process that
 * stops waits for it from now on.
 */
export function inBackground(work: () => Promise<void>): void {
  let resolve = (): void => undefined;
  void trackMail(new Promise<void>((done) => (resolve = done)));
  afterAnswer(() =>
    work()
      .catch((error: unknown) => {
        const code = error instanceof MailError ? error.reason : undefined;
        log.error("a mail was not sent", { ...errorFields(error), ...(code !== undefined && { code }) });
      })
      .finally(resolve),
  );
}
