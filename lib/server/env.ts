import "server-only";
import { z } from "zod";
import { isMapHosts } from "@/lib/shared/map-hosts";
import { UnusableEnvironment } from "@/lib/server/unusable-environment";

const optionalUrl = z.url({ protocol: /^https?$/, error: "must begin with http:// or https://" }).optional();

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

/** Plain http is for a provider on this machine, as in tests. */
const isLoopbackOrHttps = (text: string): boolean => {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};

const S3_SETTINGS = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Settings of which one without the others is a mistake. */
const TOGETHER = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"],
] as const;

/**
 * Every environment variable a person sets, with a safe default or a clear refusal; `.env.example` lists the same names,
 * and docs/running/variables.md is made from this (tests compare them). Machinery sets a few more: npm and Next theirs, npm start
 * CLIENT_ADDRESS_FROM_SERVER.
 */
export const Env = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"])
    .default("development")
    .describe("How the site runs; our commands set it."),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
    .meta({
      description:
        "Postgres + PostGIS, for a role that needs no DDL. `npm run demo` and `npm run dev` find one themselves.",
      examples: ["postgresql://vendorsetu:secret@localhost:5432/vendorsetu"],
    }),
  DATABASE_MIGRATION_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional()
    .describe("The role that migrates; the same database. Default: DATABASE_URL."),
  DATABASE_REPLICA_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional()
    .meta({
      description:
        "Streaming standbys of DATABASE_URL, straight or through a balancer of connections: searches and lists read there.",
      examples: ["postgresql://vendorsetu:secret@localhost:5433/vendorsetu"],
    }),
  DATABASE_POOL_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .max(10)
    .default(10)
    .describe("Connections this process may hold."),
  DATABASE_POOLER: z
    .enum(["0", "1"])
    .default("0")
    .describe(
      "Set to 1 where DATABASE_URL leads to PgBouncer: limits of connections stand at the role then, where `npm run migrate` puts them.",
    ),
  DB_BACKEND: z
    .enum(["pglite", "cluster", "url"])
    .optional()
    .describe("Forces the database of demo, dev and test: pglite, cluster or url."),
  TEST_DATABASE_URL: z
    .string()
    .optional()
    .describe("The database of `npm test`; never the one of DATABASE_URL."),
  APP_ORIGIN: z
    .string()
    .refine(isOrigin, "must be a scheme and a host without a path: https://www.example.com")
    .optional()
    .meta({
      description: "Where the site stands, without a path: canonical links and allowed origins come from it.",
      examples: ["https://www.example.com"],
    }),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe("The port the server listens at."),
  DATA_DIR: z
    .string()
    .min(1)
    .default(".data")
    .describe("Folder of local data (uploads, the private database), relative to the project."),
  AUTH_SECRET: z
    .string()
    .min(32, "must be at least 32 characters")
    .optional()
    .describe(
      "Signs and seals what a session is carried by; at least 32 random bytes. `npm run demo` and `npm run dev` make their own.",
    ),
  AUTH_SECRET_PREVIOUS: z
    .string()
    .min(32, "must be at least 32 characters")
    .optional()
    .describe("The secret before this one: what it signed still counts."),
  DATA_ENCRYPTION_KEY: z
    .string()
    .min(32, "must be at least 32 characters")
    .optional()
    .describe("Encrypts GST and PAN numbers; another secret than AUTH_SECRET. Lost, those numbers are lost."),
  DATA_ENCRYPTION_KEY_PREVIOUS: z
    .string()
    .min(32, "must be at least 32 characters")
    .optional()
    .describe(
      "The key before this one: what it sealed still opens, until `npm run rotate-keys` has sealed it anew.",
    ),
  DATA_HASH_KEY: z
    .string()
    .min(32, "must be at least 32 characters")
    .optional()
    .describe(
      "What blocked senders are known by; DATA_ENCRYPTION_KEY when absent. It stays when that one is replaced.",
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "Shows 'Continue with Google' where people sign in: the id of a web client of Google's; needs its secret.",
    ),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("The secret of that client."),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: "must begin with https://" })
    .refine((text) => isLoopbackOrHttps(text), "must begin with https://")
    .optional()
    .meta({
      description:
        "Shows 'Continue with …' for another OpenID provider: its issuer, as its discovery document names it.",
      examples: ["https://login.example.com/realms/main"],
    }),
  OIDC_CLIENT_ID: z.string().optional().describe("The site's client there; needed with OIDC_ISSUER."),
  OIDC_CLIENT_SECRET: z.string().optional().describe("The secret of that client; needed with OIDC_ISSUER."),
  OIDC_NAME: z
    .string()
    .max(40, "must have at most 40 characters")
    .optional()
    .meta({
      description: "What people call that provider; needed with OIDC_ISSUER.",
      examples: ["Example Login"],
    }),
  RESEND_API_KEY: z
    .string()
    .optional()
    .describe("Sends mail through Resend; without it every mail is a file in DATA_DIR/outbox."),
  MAIL_FROM: z
    .string()
    .default("VendorSetu <no-reply@localhost>")
    .describe("Whom mail comes from, as `Name <address>`."),
  CONTACT_EMAIL: z
    .email("must be an e-mail address")
    .optional()
    .meta({
      description: "Where messages of the contact form go; the address of MAIL_FROM when absent.",
      examples: ["help@example.com"],
    }),
  RESEND_BASE_URL: optionalUrl.describe("Another address of Resend's API, for tests."),
  GEOCODER: z
    .enum(["local", "nominatim", "photon"])
    .default("local")
    .describe(
      "Who knows the names of places: our own gazetteer, or a service of this protocol at GEOCODER_URL.",
    ),
  GEOCODER_URL: optionalUrl.meta({
    description: "Where that service answers; needed unless GEOCODER is local.",
    examples: ["https://photon.example.com"],
  }),
  GEOCODER_CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]{3,100}$/, "must be an e-mail or web address")
    .optional()
    .meta({
      description: "Whom the service's people write to: it stands in the User-Agent of every request.",
      examples: ["admin@example.com"],
    }),
  MAP_STYLE_URL: optionalUrl.meta({
    description: "The style of the map (MapLibre style JSON) instead of our own base map of India.",
    examples: ["https://tiles.example.com/styles/bright.json"],
  }),
  MAP_HOSTS: z
    .string()
    .refine(isMapHosts, "must be origins with commas between: https://tiles.example.com")
    .optional()
    .meta({
      description:
        "Other origins that the style loads tiles, letters and pictures from, with commas between.",
      examples: ["https://fonts.example.com"],
    }),
  STORAGE: z
    .enum(["local", "uploadthing", "s3"])
    .default("local")
    .describe("Where uploads are stored: this machine's disk, UploadThing, or a bucket that speaks S3."),
  UPLOADTHING_TOKEN: z
    .string()
    .optional()
    .describe("The token of UploadThing; needed when STORAGE is uploadthing."),
  S3_ENDPOINT: z
    .string()
    .refine(isOrigin, "must be a scheme and a host without a path: https://s3.ap-south-1.amazonaws.com")
    .optional()
    .meta({
      description: "The service of the bucket, without a path; needed when STORAGE is s3.",
      examples: ["https://s3.ap-south-1.amazonaws.com"],
    }),
  S3_REGION: z.string().default("auto").describe("The region of the bucket, as its service names it."),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional()
    .describe("The bucket, at {S3_ENDPOINT}/{S3_BUCKET}; needed when STORAGE is s3."),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("The name of the bucket's key; needed when STORAGE is s3."),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .describe("The bucket's key: it reads, writes, deletes and lists there; needed when STORAGE is s3."),
  VERCEL: z.string().optional().describe("Set by the host Vercel: 1 where it runs the site."),
  VERCEL_ENV: z
    .enum(["production", "preview", "development"])
    .optional()
    .describe("Set by the host Vercel: a preview's own hosts are allowed origins too."),
  VERCEL_URL: z
    .string()
    .regex(/^[A-Za-z0-9.-]+(:\d{1,5})?$/, "must be a host")
    .optional()
    .describe("Set by the host Vercel: stands for a preview's APP_ORIGIN."),
  SERVERLESS: z
    .enum(["0", "1"])
    .default("0")
    .describe(
      "Set to 1 where a serverless host other than Vercel runs the site: what only works on a machine is refused there.",
    ),
  CRON_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be at least 16 characters without spaces")
    .optional()
    .describe(
      "What the host's scheduler sends as a Bearer to /api/v1/cron; without it there is no such address.",
    ),
  ALLOW_UNCONFIGURED: z
    .enum(["0", "1"])
    .default("0")
    .describe(
      "Set to 1 to start production without an origin, with placeholders for who runs it, or as a superuser: for a trial.",
    ),
  OPERATOR_NAME: z
    .string()
    .optional()
    .describe(
      "The registered name of who runs the site, as the legal pages name it; a site on https needs it.",
    ),
  OPERATOR_ADDRESS: z
    .string()
    .optional()
    .describe("The postal address of who runs the site; a site on https needs it."),
  OPERATOR_OFFICER: z
    .string()
    .optional()
    .describe("The name of the grievance officer; a site on https needs it."),
  OPERATOR_COURT: z
    .string()
    .optional()
    .meta({ description: "The city whose courts decide; a site on https needs it.", examples: ["Pune"] }),
  SUPPORT_EMAIL: z
    .email("must be an e-mail address")
    .optional()
    .meta({
      description: "Where people write for help; a site on https needs it.",
      examples: ["support@example.com"],
    }),
  GRIEVANCE_EMAIL: z
    .email("must be an e-mail address")
    .optional()
    .meta({
      description: "Where people write with a grievance; a site on https needs it.",
      examples: ["grievance@example.com"],
    }),
  BIND_ADDRESS: z
    .union([z.ipv4(), z.ipv6()], { error: "must be an IP address" })
    .optional()
    .meta({
      description: "The address the server listens at; every one of this machine when absent.",
      examples: ["127.0.0.1"],
    }),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,100}$/, "must be the name of a header")
    .optional()
    .meta({
      description:
        "Where something else than `npm start` serves: the header in which it tells the caller's address.",
      examples: ["x-vercel-forwarded-for"],
    }),
  TRUST_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("How many proxies of ours stand in front; 0: the caller is whoever holds the socket."),
  QUEUE_PATIENCE_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(30_000)
    .optional()
    .describe(
      "How long a request waits for its turn while the server has enough to do, in milliseconds, before it is told to come again. Default: 5000, and where nothing of what is under way ends meanwhile 2000 for a page, 1000 for a call of the API.",
    ),
  WARM_UP_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(1000)
    .describe(
      "How long a server that starts asks itself for pages, in milliseconds, before it takes requests; 0: not at all.",
    ),
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .positive()
    .default(1)
    .describe("Multiplies every rate limit; for benches and tests."),
  ALLOW_TEST_LIMITS: z
    .enum(["0", "1"])
    .default("0")
    .describe("Set to 1 to allow another RATE_LIMIT_SCALE than 1 in production mode."),
  CDN: z
    .enum(["cloudflare", "fastly", "varnish"])
    .optional()
    .describe("The cache in front of the site that keeps public pages, and is told what changed."),
  CDN_SITE: z
    .string()
    .optional()
    .describe("The zone at Cloudflare, or the service at Fastly; needed when CDN is one of them."),
  CDN_TOKEN: z
    .string()
    .optional()
    .describe("What may purge there, and nothing else; needed when CDN is cloudflare or fastly."),
  CDN_API_URL: optionalUrl.meta({
    description:
      "Where Varnish takes purges; needed when CDN is varnish. For the others another address of their API, for tests.",
    examples: ["http://127.0.0.1:6081"],
  }),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{58,}$/, "must be an age recipient: age1…")
    .optional()
    .describe("The age key that `npm run backup` encrypts for; without it archives are in clear."),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]{58,}$/, "must be an age identity: AGE-SECRET-KEY-1…")
    .optional()
    .describe("The key that `npm run restore` decrypts with; it is not kept where the site runs."),
  METRICS_TOKEN: z
    .string()
    .min(16, "must be at least 16 characters")
    .optional()
    .describe(
      "Who shows it as a Bearer may read /api/v1/metrics; without it there is no such address, and nothing is counted.",
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl.meta({
    description: "Where traces go, as OTLP over HTTP. Without it nothing is traced.",
    examples: ["https://collector.example.com:4318"],
  }),
  OTEL_SERVICE_NAME: z.string().min(1).default("vendorsetu").describe("What traces call this site."),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .describe("How much the log tells."),
});
export type Env = z.output<typeof Env>;

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that are set to something: an empty one counts as absent, as in most shells and hosts. */
const present = (variables: NodeJS.ProcessEnv): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));

const missing = (variables: Variables, names: readonly string[], why: string): string[] =>
  names.filter((name) => variables[name] === undefined).map((name) => `${name}: is required ${why}`);

/** What others that are set ask for, one line each. */
function missingBesideOthers(variables: Variables): string[] {
  const { STORAGE, CDN, GEOCODER = "local" } = variables;
  const cdn = CDN === "varnish" ? ["CDN_API_URL"] : ["CDN_SITE", "CDN_TOKEN"];
  return [
    ...(STORAGE === "uploadthing"
      ? missing(variables, ["UPLOADTHING_TOKEN"], "when STORAGE=uploadthing")
      : []),
    ...(STORAGE === "s3" ? missing(variables, S3_SETTINGS, "when STORAGE=s3") : []),
    ...(CDN === undefined ? [] : missing(variables, cdn, `when CDN=${CDN}`)),
    ...(GEOCODER === "local"
      ? []
      : missing(variables, ["GEOCODER_URL", "GEOCODER_CONTACT"], `when GEOCODER=${GEOCODER}`)),
    ...TOGETHER.flatMap((names) => {
      const given = names.find((name) => variables[name] !== undefined);
      return given === undefined ? [] : missing(variables, names, `with ${given}`);
    }),
  ];
}

/**
 * Reads and checks the environment.
 * @throws Error naming every variable that is missing or wrong, and why
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const given = present(variables);
  const result = Env.safeParse(given);
  const wrong = result.success
    ? []
    : result.error.issues.map(({ path, message }) => {
        const name = path.join(".");
        return `${name}: ${given[name] === undefined && message.startsWith("Invalid input") ? "is required" : message}`;
      });
  const settings = result.data;
  const isScaled = settings?.NODE_ENV === "production" && settings.RATE_LIMIT_SCALE !== 1;
  const problems = [
    ...wrong,
    ...(isScaled && settings.ALLOW_TEST_LIMITS !== "1"
      ? ["RATE_LIMIT_SCALE: must be 1 in production (ALLOW_TEST_LIMITS=1 overrides)"]
      : []),
    ...missingBesideOthers(given),
  ];
  if (!result.success || problems.length > 0) throw new UnusableEnvironment(problems);
  const env = result.data;
  const isPreview = env.VERCEL_ENV === "preview" && env.VERCEL_URL !== undefined;
  return isPreview ? { ...env, APP_ORIGIN: env.APP_ORIGIN ?? `https://${env.VERCEL_URL}` } : env;
}

let known: Env | undefined;

/** The environment of this process, read once. */
export const env = (): Env => (known ??= readEnv());
