import "server-only";
import type pg from "pg";

/**
 * How long a query is waited for, above statement_timeout: by then Postgres itself would have said so. With the waits for
 * a turn and for a connection it stays below the 7 s after which nobody waits any more (docs/decisions/030).
 */
const QUERY_MS = 3800;
/** The same where a transaction gave itself more time than a request has: an import, a provider with many listings. */
const PATIENT_QUERY_MS = 600_000;

type Query = { readonly text?: string; readonly submit?: unknown };
type Answered = (error: unknown, ...rest: unknown[]) => void;

const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/**
 * Gives up connections that have gone quiet: a query that gets no answer in time fails and ends its connection, and with
 * it those nobody uses, which most likely lead to the same silence and would cost the next callers as long.
 */
export function giveUpSilentConnections(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  const patient = new WeakSet<pg.PoolClient>();
  pool.on("release", (_error, client) => idle.add(client));
  pool.on("remove", (client) => idle.delete(client));
  pool.on("acquire", (client) => {
    idle.delete(client);
    patient.delete(client);
  });
  const end = (client: pg.PoolClient): void =>
    void (client as unknown as pg.Client).connection.stream.destroy();
  const giveUp = (client: pg.PoolClient): void => {
    end(client);
    for (const one of idle) {
      // As if it had told so itself: the pool forgets it at once, and gives it to nobody until it is closed.
      one.emit("error", new Error("given up with another connection that went quiet"));
      end(one);
    }
  };
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const note = (error: unknown): void => {
      if (isSilence(error)) giveUp(client);
    };
    const send = (asked: string | Query, ...rest: unknown[]): unknown => {
      const config = typeof asked === "string" ? { text: asked } : asked;
      // A stream, such as COPY, takes what it takes.
      if (config.submit !== undefined) return query(asked, ...rest);
      if (config.text?.includes("statement_timeout")) patient.add(client);
      const limited = { ...config, query_timeout: patient.has(client) ? PATIENT_QUERY_MS : QUERY_MS };
      const answered = rest.at(-1);
      if (typeof answered === "function") {
        const told: Answered = (error, ...found) => {
          note(error);
          (answered as Answered)(error, ...found);
        };
        return query(limited, ...rest.slice(0, -1), told);
      }
      const answer = query(limited, ...rest) as Promise<unknown>;
      answer.catch(note);
      return answer;
    };
    Object.assign(client, { query: send });
  });
}
