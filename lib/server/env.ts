import "server-only";
import { z } from "zod";
import { isMapHosts } from "@/lib/shared/map-hosts";

const optionalUrl = z.url({ protocol: /^https?$/, error: "must begin with http:// or https://" }).optional();

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

/**
 * Every environment variable a person sets, with a safe default or a clear refusal; `.env.example` lists the same names
 * (a test compares them). Machinery sets a few more: npm and Next theirs, npm start
 * CLIENT_ADDRESS_FROM_SERVER.
 */
export const Env = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** Postgres + PostGIS, for a role that needs no DDL. `npm run demo` and `npm run dev` find one themselves. */
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://"),
  /** The role that migrates; the same database. Default: DATABASE_URL. */
  DATABASE_MIGRATION_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  /** Connections this process may hold (security.md P9). */
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(10).default(10),
  /** Forces the database of demo, dev and test: pglite, cluster or url. */
  DB_BACKEND: z.enum(["pglite", "cluster", "url"]).optional(),
  /** The database of `npm test`; never the one of DATABASE_URL. */
  TEST_DATABASE_URL: z.string().optional(),
  /** Where the site stands, without a path: canonical links and allowed origins come from it. */
  APP_ORIGIN: z
    .string()
    .refine(isOrigin, "must be a scheme and a host without a path: https://www.example.com")
    .optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** Folder of local data (uploads, the private database), relative to the project. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** Signs and seals what a session is carried by; at least 32 random bytes. `npm run demo` and `npm run dev` make their own. */
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  /** The secret before this one: what it signed still counts. */
  AUTH_SECRET_PREVIOUS: z.string().min(32, "must be at least 32 characters").optional(),
  /** Encrypts GST and PAN numbers; another secret than AUTH_SECRET. Lost, those numbers are lost. */
  DATA_ENCRYPTION_KEY: z.string().min(32, "must be at least 32 characters").optional(),
  /** The key before this one: what it sealed still opens, until `npm run rotate-keys` has sealed it anew. */
  DATA_ENCRYPTION_KEY_PREVIOUS: z.string().min(32, "must be at least 32 characters").optional(),
  /** What blocked senders are known by; DATA_ENCRYPTION_KEY when absent. It stays when that one is replaced. */
  DATA_HASH_KEY: z.string().min(32, "must be at least 32 characters").optional(),
  /** Sends mail through Resend; without it every mail is a file in DATA_DIR/outbox. */
  RESEND_API_KEY: z.string().optional(),
  /** Whom mail comes from: Name <address>. */
  MAIL_FROM: z.string().default("VendorSetu <no-reply@localhost>"),
  /** Where messages of the contact form go; the address of MAIL_FROM when absent. */
  CONTACT_EMAIL: z.email("must be an e-mail address").optional(),
  /** Another address of Resend's API, for tests. */
  RESEND_BASE_URL: optionalUrl,
  /** Who knows the names of places: our own gazetteer, or a service of this protocol at GEOCODER_URL. */
  GEOCODER: z.enum(["local", "nominatim", "photon"]).default("local"),
  GEOCODER_URL: optionalUrl,
  /** Whom the service's people write to: it stands in the User-Agent of every request. */
  GEOCODER_CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]{3,100}$/, "must be an e-mail or web address")
    .optional(),
  /** The style of the map (MapLibre style JSON) instead of our own base map of India. */
  MAP_STYLE_URL: optionalUrl,
  /** Other origins that the style loads tiles, letters and pictures from, with commas between. */
  MAP_HOSTS: z
    .string()
    .refine(isMapHosts, "must be origins with commas between: https://tiles.example.com")
    .optional(),
  /** Where uploads are stored: this machine's disk, UploadThing, or a bucket that speaks S3. */
  STORAGE: z.enum(["local", "uploadthing", "s3"]).default("local"),
  UPLOADTHING_TOKEN: z.string().optional(),
  /** The service of the bucket, and the bucket below it: {S3_ENDPOINT}/{S3_BUCKET}/{file}. */
  S3_ENDPOINT: z
    .string()
    .refine(isOrigin, "must be a scheme and a host without a path: https://s3.ap-south-1.amazonaws.com")
    .optional(),
  S3_REGION: z.string().default("auto"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Set by the host Vercel: a preview's own hosts are allowed origins too, and VERCEL_URL stands for its APP_ORIGIN. */
  VERCEL: z.string().optional(),
  VERCEL_ENV: z.enum(["production", "preview", "development"]).optional(),
  VERCEL_URL: z
    .string()
    .regex(/^[A-Za-z0-9.-]+(:\d{1,5})?$/, "must be a host")
    .optional(),
  /** Set to 1 where a serverless host other than Vercel runs the site: what only works on a machine is refused there. */
  SERVERLESS: z.enum(["0", "1"]).default("0"),
  /** What the host's scheduler sends as a Bearer to /api/v1/cron; without it there is no such address. */
  CRON_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be at least 16 characters without spaces")
    .optional(),
  /** Set to 1 to start production without an origin, with placeholders for who runs it, or as a superuser: for a trial. */
  ALLOW_UNCONFIGURED: z.enum(["0", "1"]).default("0"),
  /** Who runs the site, as the legal pages name it; whoever starts it on https must say so. */
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_OFFICER: z.string().optional(),
  OPERATOR_COURT: z.string().optional(),
  SUPPORT_EMAIL: z.email("must be an e-mail address").optional(),
  GRIEVANCE_EMAIL: z.email("must be an e-mail address").optional(),
  /** The address the server listens at; every one of this machine when absent. */
  BIND_ADDRESS: z.union([z.ipv4(), z.ipv6()], { error: "must be an IP address" }).optional(),
  /** Where something else than `npm start` serves: the header in which it tells the caller's address. */
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,100}$/, "must be the name of a header")
    .optional(),
  /** How many proxies of ours stand in front; 0: the caller is whoever holds the socket. */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** How long a request waits for its turn while the server has enough to do, in milliseconds, before it is told to come again. */
  QUEUE_PATIENCE_MS: z.coerce.number().int().min(50).max(30_000).default(700),
  /** Multiplies every rate limit; for benches and tests. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** Set to 1 to allow another RATE_LIMIT_SCALE than 1 in production mode. */
  ALLOW_TEST_LIMITS: z.enum(["0", "1"]).default("0"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});
export type Env = z.output<typeof Env>;

/** The variables that are set to something: an empty one counts as absent, as in most shells and hosts. */
const present = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));

/**
 * Reads and checks the environment.
 * @throws Error naming every variable that is missing or wrong, and why
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const result = Env.safeParse(present(variables));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not usable:\n${lines.join("\n")}`);
  }
  const env = result.data;
  if (env.NODE_ENV === "production" && env.RATE_LIMIT_SCALE !== 1 && env.ALLOW_TEST_LIMITS !== "1") {
    throw new Error(
      "The environment is not usable:\n  RATE_LIMIT_SCALE: must be 1 in production (ALLOW_TEST_LIMITS=1 overrides)",
    );
  }
  if (env.STORAGE === "uploadthing" && env.UPLOADTHING_TOKEN === undefined) {
    throw new Error(
      "The environment is not usable:\n  UPLOADTHING_TOKEN: is required when STORAGE=uploadthing",
    );
  }
  if (env.STORAGE === "s3") {
    for (const name of ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
      if (env[name] !== undefined) continue;
      throw new Error(`The environment is not usable:\n  ${name}: is required when STORAGE=s3`);
    }
  }
  if (env.GEOCODER !== "local") {
    for (const name of ["GEOCODER_URL", "GEOCODER_CONTACT"] as const) {
      if (env[name] !== undefined) continue;
      throw new Error(`The environment is not usable:\n  ${name}: is required when GEOCODER=${env.GEOCODER}`);
    }
  }
  const isPreview = env.VERCEL_ENV === "preview" && env.VERCEL_URL !== undefined;
  return isPreview ? { ...env, APP_ORIGIN: env.APP_ORIGIN ?? `https://${env.VERCEL_URL}` } : env;
}

let known: Env | undefined;

/** The environment of this process, read once. */
export const env = (): Env => (known ??= readEnv());
