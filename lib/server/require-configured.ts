import "server-only";
import { z } from "zod";
import { provideDataFolder } from "@/lib/server/data-folder";
import { dataPath } from "@/lib/server/data-path";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { db } from "@/lib/server/db";
import { env, type Env } from "@/lib/server/env";
import { rows } from "@/lib/server/rows";
import { isServerless } from "@/lib/server/serverless";
import { UnusableEnvironment } from "@/lib/server/unusable-environment";
import { OPERATOR_SETTINGS } from "@/lib/shared/operator-settings";

const ANYWAY = "ALLOW_UNCONFIGURED=1 starts all the same, for a trial";

/**
 * What keeps a site from being put before people: mails that would link to this machine and cookies without Secure,
 * placeholders instead of who runs it, callers that cannot be told apart. One line each; none in development, and none
 * where ALLOW_UNCONFIGURED is set. A preview may keep the placeholders.
 */
export function unconfigured(settings: Env, variables: NodeJS.ProcessEnv = process.env): string[] {
  const { NODE_ENV, ALLOW_UNCONFIGURED, APP_ORIGIN, VERCEL_ENV, CLIENT_ADDRESS_HEADER } = settings;
  if (NODE_ENV !== "production" || ALLOW_UNCONFIGURED === "1") return [];
  const problems: string[] = [];
  if (APP_ORIGIN === undefined)
    problems.push("APP_ORIGIN: is required in production: the links in mails and the cookies hang on it");
  if (APP_ORIGIN?.startsWith("https:") && VERCEL_ENV !== "preview")
    for (const name of OPERATOR_SETTINGS)
      if (!variables[name]?.trim())
        problems.push(`${name}: is required for a public site: the legal pages name who runs it`);
  if (variables["CLIENT_ADDRESS_FROM_SERVER"] !== "1" && CLIENT_ADDRESS_HEADER === undefined)
    problems.push(
      "CLIENT_ADDRESS_HEADER: without `npm start` all callers look alike; name the header in which your host tells their address, or run npm start",
    );
  if (isServerless(variables)) problems.push(...unconfiguredServerless(settings, variables));
  return problems;
}

/** What works on a machine of one's own and is lost, or never done, where processes come and go. */
function unconfiguredServerless(
  { STORAGE, RESEND_API_KEY, CRON_SECRET }: Env,
  variables: NodeJS.ProcessEnv,
): string[] {
  return [
    ...(STORAGE === "local"
      ? ["STORAGE: local files are lost on a serverless host; choose s3 or uploadthing"]
      : []),
    ...(RESEND_API_KEY === undefined
      ? ["RESEND_API_KEY: is required on a serverless host: mails in a folder would be lost there"]
      : []),
    ...(variables["MAIL_FROM"]?.trim()
      ? []
      : ["MAIL_FROM: is required on a serverless host: no mail service sends from this machine's address"]),
    ...(CRON_SECRET === undefined
      ? [
          "CRON_SECRET: is required on a serverless host: its scheduler brings it to /api/v1/cron, or waiting mails and expired data stay",
        ]
      : []),
  ];
}

const Session = z.object({ isSuperuser: z.boolean(), isLimited: z.boolean() });
type Session = z.output<typeof Session>;

const Migrated = z.object({ isMigrated: z.boolean() });

/** What was read; nothing where the database does not answer now. */
const unlessAway = <Row>(read: Promise<Row[]>): Promise<Row[]> =>
  read.catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return [];
    throw error;
  });

/** What the role of DATABASE_URL is; undefined where the database does not answer now. */
async function readSession(): Promise<Session | undefined> {
  const [session] = await unlessAway(rows(db, Session)`
    SELECT rolsuper AS "isSuperuser", current_setting('statement_timeout') <> '0' AS "isLimited"
    FROM pg_roles WHERE rolname = current_user`);
  return session;
}

/** One hole in the site would be one in the whole database server; one slow query would hold a connection for ever. */
async function unsafeSession({ DATABASE_POOLER }: Env): Promise<string[]> {
  const session = await readSession();
  return [
    ...(session?.isSuperuser
      ? ["DATABASE_URL: names a superuser; give the site a role that only reads and writes rows"]
      : []),
    ...(DATABASE_POOLER === "1" && session?.isLimited === false
      ? [
          "DATABASE_POOLER: the role has no limits of time yet; run npm run migrate with it, and let the pooler begin its sessions anew",
        ]
      : []),
  ];
}

/**
 * Refuses to start on a database that was never migrated: each page and each standing job would fail by itself. One that
 * does not answer now may be right.
 * @throws Error in one sentence
 */
export async function requireMigrated(): Promise<void> {
  const [found] = await unlessAway(
    rows(db, Migrated)`SELECT to_regclass('listings') IS NOT NULL AS "isMigrated"`,
  );
  if (found?.isMigrated === false)
    throw new Error("the database has no tables yet: run npm run migrate first");
}

/**
 * Refuses to start where files or mails are kept on this machine and cannot be: the first upload would tell.
 * @throws DatabaseError in one sentence
 */
export function requireDataFolder(): void {
  const { STORAGE, RESEND_API_KEY } = env();
  if (STORAGE === "local" || RESEND_API_KEY === undefined) provideDataFolder(dataPath(), 0o700);
}

/**
 * Refuses to start production half configured (README, 'Real Postgres').
 * @throws Error naming every setting that is missing
 */
export async function requireConfigured(): Promise<void> {
  const settings = env();
  const problems = unconfigured(settings);
  const isWatched = settings.NODE_ENV === "production" && settings.ALLOW_UNCONFIGURED !== "1";
  if (isWatched) problems.push(...(await unsafeSession(settings)));
  if (problems.length > 0) throw new UnusableEnvironment([...problems, ANYWAY]);
}
