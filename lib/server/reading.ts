import "server-only";
import type { ServerResponse } from "node:http";
import { currentResponse } from "@/lib/server/current-response";
import { isDatabaseUnavailable, isTooSlow } from "@/lib/server/database-unavailable";
import { db, outsideRequests, Prisma, replicaDb } from "@/lib/server/db";
import { ofProcess } from "@/lib/server/of-process";
import { pageChanges } from "@/lib/server/page-cache/page-changes";
import { currentPageRender, keepNoPage } from "@/lib/server/page-cache/page-render";
import type { PrismaClient } from "@/lib/server/prisma/client";

/** After a failure of the replica it is left alone for so long, unless there is nothing else. */
const REST_MS = 1000;

/** `any age`: the primary is away, and whatever the replica has is more than nothing. */
type Choice = "primary" | "replica" | "any age";

type Reading = { readonly choices: WeakMap<ServerResponse, Promise<Choice>>; restUntilMs: number };
const reads = ofProcess("reading", (): Reading => ({ choices: new WeakMap(), restUntilMs: 0 }));

const lookNow = (): Promise<number | null> => outsideRequests(() => pageChanges().look());

async function choose(): Promise<Choice> {
  if ((await lookNow()) === null) return "any age";
  // Null: what stands there is a standby itself.
  return pageChanges().writtenTo === null || performance.now() < reads.restUntilMs ? "primary" : "replica";
}

/** Where a request reads, chosen once. */
function choiceOf(response: ServerResponse): Promise<Choice> {
  let choice = reads.choices.get(response);
  if (choice === undefined) reads.choices.set(response, (choice = choose()));
  return choice;
}

async function fromPrimary<T>(read: (client: PrismaClient) => Promise<T>, replica: PrismaClient): Promise<T> {
  try {
    return await read(db);
  } catch (error) {
    if (!isDatabaseUnavailable(error) || (await lookNow()) !== null) throw error;
    keepNoPage();
    return read(replica);
  }
}

async function fromReplica<T>(
  read: (client: PrismaClient) => Promise<T>,
  replica: PrismaClient,
  choice: Choice,
  response: ServerResponse,
): Promise<T> {
  try {
    return await read(replica);
  } catch (error) {
    // It would take as long on the primary, for a request that has no time left.
    if (isTooSlow(error)) throw error;
    reads.restUntilMs = performance.now() + REST_MS;
    const isAway = (await lookNow()) === null;
    if (isAway && choice === "any age") throw error;
    reads.choices.set(response, Promise.resolve(isAway ? "any age" : "primary"));
    return read(isAway ? replica : db);
  }
}

/**
 * Reads what everybody may see, on a replica where there is one (docs/decisions/046): when it has replayed all that any
 * process may have shown before this request, or when the primary is away. What fails there is read once more on the
 * primary, and what fails because the primary went away, once more on the replica.
 * @param read asks the client it is given, and nothing else; it may be called twice
 */
export async function reading<T>(read: (client: PrismaClient) => Promise<T>): Promise<T> {
  const response = currentResponse();
  const method = response?.req.method;
  // What writes reads what it wrote.
  if (replicaDb === null || response === undefined || (method !== "GET" && method !== "HEAD"))
    return read(db);
  // A page that will be kept stands for a look at the primary, and is made of what that look saw.
  const choice = currentPageRender()?.isWhole === true ? "primary" : await choiceOf(response);
  if (choice === "primary") return fromPrimary(read, replicaDb);
  return fromReplica(read, replicaDb, choice, response);
}

/** The statement of one `reading`. */
export const readingDb = {
  $queryRaw: <T>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T> =>
    reading((client) => client.$queryRaw<T>(query, ...values)),
};
