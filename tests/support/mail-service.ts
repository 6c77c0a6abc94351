// A stand-in for Resend on this machine. Call it at the top of a file: the environment is read once.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

export type TakenMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly reply_to?: string;
};

const ERRORS: Readonly<Record<number, string>> = {
  403: "validation_error",
  422: "validation_error",
  429: "rate_limit_exceeded",
  500: "application_error",
};

/** It takes every mail until `answerWith` says otherwise; a mail that comes again under its key is taken once, as there. */
export function useMailService() {
  let status = 200;
  let server: Server;
  let meanwhile: (() => Promise<void>) | null = null;
  const taken = new Map<string, TakenMail>();
  const tries: string[] = [];
  const seen: TakenMail[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        const key = String(request.headers["idempotency-key"] ?? `none ${tries.length}`);
        tries.push(key);
        seen.push(JSON.parse(body) as TakenMail);
        void (meanwhile?.() ?? Promise.resolve()).then(() => {
          if (status === 200 && !taken.has(key)) taken.set(key, JSON.parse(body) as TakenMail);
          const answer =
            status === 200 ? { id: key } : { statusCode: status, name: ERRORS[status], message: "no" };
          response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
        });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    process.env["RESEND_API_KEY"] = "re_standin";
    process.env["RESEND_BASE_URL"] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  return {
    /** The status of its answers from now on. */
    answerWith: (next: 200 | 403 | 422 | 429 | 500) => (status = next),
    /** What happens while it thinks. */
    whileItThinks: (work: (() => Promise<void>) | null) => (meanwhile = work),
    /** What it took since the last time it was forgotten, each mail once. */
    taken: () => [...taken.values()],
    /** The key of every try, in order. */
    tries: () => [...tries],
    /** The mail of every try, in order, taken or not. */
    seen: () => [...seen],
    forget: () => {
      taken.clear();
      seen.length = 0;
      tries.length = 0;
      status = 200;
      meanwhile = null;
    },
  };
}
