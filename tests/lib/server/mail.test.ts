import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useOutbox } from "@/tests/support/outbox";

const outbox = useOutbox();
const MAIL = { to: "meera@example.com", subject: "Set a new password", text: "Open this:\n\nhttps://x/y\n" };

/** The module with the environment of the moment: it is read once. */
async function withEnv(variables: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return {
    ...(await import("@/lib/server/mail")),
    log: (await import("@/lib/server/log")).log,
  };
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("without a key", () => {
  test("every mail is a readable file, for nobody else's eyes", async () => {
    outbox.clear();
    const { sendMail } = await withEnv({ MAIL_FROM: "VendorSetu <hello@example.com>", RESEND_API_KEY: "" });
    await sendMail(MAIL);
    const [file] = readdirSync(outbox.folder);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.txt$/);
    const full = path.join(outbox.folder, file!);
    expect(readFileSync(full, "utf8")).toMatch(
      /^From: VendorSetu <hello@example\.com>\nTo: meera@example\.com\nSubject: Set a new password\nDate: .+GMT\n\nOpen this:\n\nhttps:\/\/x\/y\n/,
    );
    expect(statSync(full).mode & 0o077).toBe(0);
  });

  test("nothing in a header begins another one", async () => {
    outbox.clear();
    const { sendMail } = await withEnv({ RESEND_API_KEY: "" });
    await sendMail({ ...MAIL, subject: "Hello\r\nBcc: all@example.com" });
    const text = readFileSync(path.join(outbox.folder, readdirSync(outbox.folder)[0]!), "utf8");
    expect(text).toContain("Subject: Hello Bcc: all@example.com\n");
    expect(text).not.toMatch(/^Bcc:/m);
  });
});

describe("through Resend (a stand-in on this machine)", () => {
  let server: Server;
  let url: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let seen: { path: string | undefined; authorization: string | undefined; body: unknown }[];

  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        seen.push({
          path: request.url,
          authorization: request.headers.authorization,
          body: JSON.parse(body || "{}"),
        });
        answer(request, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const json = (status: number, body: unknown) => (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const connected = () => withEnv({ RESEND_API_KEY: "re_standin", RESEND_BASE_URL: url });

  test("is sent once, with our key", async () => {
    answer = json(200, { id: "m1" });
    const { sendMail } = await connected();
    await sendMail(MAIL);
    expect(seen).toEqual([
      {
        path: "/emails",
        authorization: "Bearer re_standin",
        body: { from: expect.any(String), to: MAIL.to, subject: MAIL.subject, text: MAIL.text },
      },
    ]);
  });

  test.each([
    [429, "rate_limited"],
    [403, "refused"],
    [422, "invalid"],
    [401, "unavailable"],
    [500, "unavailable"],
  ])("%d of the service is told as %s", async (status, reason) => {
    answer = json(status, { statusCode: status, name: "some_error", message: "no" });
    const { sendMail } = await connected();
    await expect(sendMail(MAIL)).rejects.toMatchObject({ name: "MailError", reason });
  });

  test("garbage, and a redirect, which is not followed", async () => {
    const { sendMail } = await connected();
    answer = (_request, response) => response.writeHead(502).end("<html>");
    await expect(sendMail(MAIL)).rejects.toMatchObject({ reason: "unavailable" });
    answer = (request, response) =>
      request.url === "/emails"
        ? response.writeHead(307, { location: "/elsewhere" }).end()
        : json(200, {})(request, response);
    await expect(sendMail(MAIL)).rejects.toMatchObject({ reason: "unavailable" });
    expect(seen.map((request) => request.path)).toEqual(["/emails", "/emails"]);
  });

  test("one that hangs is given up after three seconds", async () => {
    answer = () => undefined;
    const { sendMail } = await connected();
    const startedAt = performance.now();
    await expect(sendMail(MAIL)).rejects.toMatchObject({ reason: "unavailable" });
    expect(performance.now() - startedAt).toBeGreaterThan(2_900);
    // A second try would take six.
    expect(performance.now() - startedAt).toBeLessThan(5_900);
  }, 10_000);

  test("one that is not there", async () => {
    const { sendMail } = await withEnv({
      RESEND_API_KEY: "re_standin",
      RESEND_BASE_URL: "http://127.0.0.1:9",
    });
    await expect(sendMail(MAIL)).rejects.toMatchObject({ reason: "unavailable" });
  });

  test("in the background a failure is logged without whom it was for, and hurts nobody", async () => {
    answer = json(429, { statusCode: 429, name: "rate_limit_exceeded", message: "for meera@example.com" });
    const { inBackground, log, mailsSettled, sendMail } = await connected();
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    inBackground(() => sendMail(MAIL));
    await mailsSettled();
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]).toMatchObject([
      "a mail was not sent",
      { errorName: "MailError", code: "rate_limited" },
    ]);
    expect(JSON.stringify(logged.mock.calls)).not.toContain("meera");
  });
});
