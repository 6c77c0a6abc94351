import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

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

export type MailStandIn = ReturnType<typeof mailStandIn>;

/** A stand-in for Resend on this machine: it takes every mail until `answerWith` says otherwise. */
export function mailStandIn() {
  let status = 200;
  let meanwhile: (() => Promise<void>) | null = null;
  const taken = new Map<string, TakenMail>();
  const tries: string[] = [];
  const seen: TakenMail[] = [];
  const server = createServer((request, response) => {
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
  return {
    /** @returns the settings that lead a server of ours to it */
    start: async (): Promise<Record<"RESEND_API_KEY" | "RESEND_BASE_URL", string>> => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      return { RESEND_API_KEY: "re_standin", RESEND_BASE_URL: `http://127.0.0.1:${port}` };
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    /** The status of its answers from now on. */
    answerWith: (next: 200 | 403 | 422 | 429 | 500) => (status = next),
    /** What happens while it thinks. */
    whileItThinks: (work: (() => Promise<void>) | null) => (meanwhile = work),
    /** What it took since the last time it was forgotten, each mail once: one that comes again under its key is the same. */
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
