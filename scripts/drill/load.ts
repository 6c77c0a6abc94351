// Five kept pages, five searches and five writes a second, whether or not earlier ones were answered.
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

type AskedKind = "page" | "search" | "write";

const EVERY_MS = 200;
/** Nobody waits longer; far above what is promised. */
const GIVEN_UP_MS = 60_000;
const PAGES = ["/", "/categories", "/about"];

/** `at`: when it was asked, ms since the load began. Status 0: no answer came. */
export type Asked = {
  readonly kind: AskedKind;
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  readonly mark: string;
  readonly said: string;
};

export type Load = {
  readonly asked: readonly Asked[];
  /** Stops asking, and waits for the last answer. */
  readonly stop: () => Promise<void>;
};

const isGood = ({ status }: Asked): boolean => status === 200 || status === 201;

/** @param label what every mark begins with: the name of each message that is written */
export function startLoad(port: number, label: string): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const asked: Asked[] = [];
  const open = new Set<Promise<void>>();
  const begunAt = performance.now();
  const ask = (kind: AskedKind, path: string, mark: string, body?: string): Promise<void> =>
    new Promise((done) => {
      const at = performance.now() - begunAt;
      const end = (status: number, said = ""): void => {
        asked.push({ kind, at, ms: performance.now() - begunAt - at, status, mark, said });
        done();
      };
      const sent = request(
        {
          host: "127.0.0.1",
          port,
          path,
          agent,
          method: body === undefined ? "GET" : "POST",
          // A visitor each, within loopback: none of them waits for the row of another's limit.
          localAddress: `127.77.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`,
          timeout: GIVEN_UP_MS,
          headers:
            body === undefined
              ? {}
              : { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
        },
        (answer) => {
          let text = "";
          answer.on("data", (part: Buffer) => (text.length < 200 ? (text += part) : ""));
          answer.on("end", () =>
            end(answer.statusCode ?? 0, answer.statusCode! >= 400 ? text.slice(0, 200) : ""),
          );
          answer.on("error", (error) => end(0, error.message));
        },
      );
      sent.on("timeout", () => sent.destroy(new Error("given up")));
      sent.on("error", (error) => end(0, error.message));
      sent.end(body);
    });
  const between = (from: number, to: number): string => (from + Math.random() * (to - from)).toFixed(3);
  let isOver = false;
  const asking = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const waitMs = begunAt + n * EVERY_MS - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      const mark = `${label}-${n}`;
      const message = {
        name: mark,
        email: "drill@example.com",
        number: "9876543210",
        message: `Written by the drill: ${mark}`,
      };
      const three = [
        ask("page", PAGES[n % PAGES.length]!, mark),
        ask("search", `/api/v1/listings?lat=${between(12, 28)}&lng=${between(73, 83)}&radiusKm=50`, mark),
        ask("write", "/api/v1/contact", mark, JSON.stringify(message)),
      ];
      for (const one of three) {
        open.add(one);
        void one.finally(() => open.delete(one));
      }
    }
  })();
  return {
    asked,
    stop: async () => {
      isOver = true;
      await asking;
      await Promise.all(open);
      agent.destroy();
    },
  };
}

export type Judged = {
  /** Kept pages that were anything but 200. */
  readonly pagesFailed: number;
  /** The longest time without a success, s. */
  readonly searchOutS: number;
  readonly writesOutS: number;
  /** Answers of each status that is no success. */
  readonly failures: ReadonlyMap<number, number>;
  readonly slowestS: number;
  readonly acknowledged: readonly string[];
  /** What the worst of them said, for whoever looks into it. */
  readonly examples: readonly string[];
};

function outage(asked: readonly Asked[], kind: AskedKind): number {
  const all = asked.filter((one) => one.kind === kind);
  // The load begins and ends while all is well: at least its edges count as answers.
  const ends = all.filter(isGood).map(({ at, ms }) => at + ms);
  const times = [0, ...ends.toSorted((a, b) => a - b), Math.max(0, ...all.map(({ at }) => at))];
  return Math.max(...times.slice(1).map((time, n) => time - times[n]!)) / 1000;
}

/** What a load tells of the time it ran. */
export function judge(asked: readonly Asked[]): Judged {
  const failures = new Map<number, number>();
  const failed = asked.filter((one) => !isGood(one));
  for (const { status } of failed) failures.set(status, (failures.get(status) ?? 0) + 1);
  const slowest = asked.toSorted((a, b) => b.ms - a.ms)[0];
  const strange = failed.filter(({ kind, status }) => status !== 503 || kind === "page");
  return {
    pagesFailed: failed.filter(({ kind }) => kind === "page").length,
    searchOutS: outage(asked, "search"),
    writesOutS: outage(asked, "write"),
    failures,
    slowestS: (slowest?.ms ?? 0) / 1000,
    acknowledged: asked.filter((one) => one.kind === "write" && isGood(one)).map(({ mark }) => mark),
    examples: [...strange, ...(slowest ? [slowest] : [])]
      .slice(0, 4)
      .map(
        ({ kind, at, ms, status, said }) =>
          `${kind} at ${(at / 1000).toFixed(1)} s: ${status} after ${(ms / 1000).toFixed(1)} s ${said}`,
      ),
  };
}
