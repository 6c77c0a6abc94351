// The product as it serves people, on a database, a mail service and a geocoder of its own, all of which may be taken away.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createWorld, type World } from "@/tests/support/api-world";
import { startGeocoder } from "@/tests/support/geocoder";
import { type MailStandIn, mailStandIn } from "@/tests/support/mail-stand-in";
import { type Server, serveAsSet } from "@/tests/support/production-server";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "@/tests/support/reliability/throwaway-postgres";

export type Site = {
  readonly postgres: ThrowawayPostgres;
  readonly mail: MailStandIn;
  readonly geocoder: Awaited<ReturnType<typeof startGeocoder>>;
  readonly world: World;
  readonly dataDir: string;
  /** The server that runs now. */
  readonly server: () => Server;
  /** Starts it anew on its port; more settings stand above the usual ones. */
  readonly serve: (more?: Readonly<Record<string, string>>) => Promise<Server>;
  /** One more beside it, over the same database and files. */
  readonly serveBeside: (more?: Readonly<Record<string, string>>) => Promise<Server>;
  readonly stop: () => Promise<void>;
};

const secret = (): string => randomBytes(48).toString("base64");

/**
 * @param port of the site; tests/support/demo gives a free one
 * @param options `listings`: how many generated ones there are; `settings` of the server, above the usual ones
 */
export async function startSite(
  port: number,
  { listings = 2000, settings = {} }: { listings?: number; settings?: Readonly<Record<string, string>> } = {},
): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "reliability-"));
  const [postgres, geocoder] = await Promise.all([startThrowawayPostgres(), startGeocoder()]);
  const mail = mailStandIn();
  const shared = {
    AUTH_SECRET: secret(),
    DATA_ENCRYPTION_KEY: secret(),
    // Many callers from one address: limits are not the subject.
    RATE_LIMIT_SCALE: "1000",
    ALLOW_TEST_LIMITS: "1",
    DATABASE_POOL_MAX: "10",
    DATA_DIR: dataDir,
    GEOCODER: "photon",
    GEOCODER_URL: geocoder.url,
    GEOCODER_CONTACT: "admin@example.com",
    ...(await mail.start()),
  };
  // Of this process: it looks into the same database and files as the server, undisturbed.
  Object.assign(process.env, { ...shared, DATABASE_URL: postgres.url, LOG_LEVEL: "error" });
  const served = { ...shared, DATABASE_URL: postgres.servedUrl, ...settings };
  let server: Server | undefined;
  const stop = async (): Promise<void> => {
    await server?.stop();
    const { db } = await import("@/lib/server/db");
    await db.$disconnect();
    await Promise.all([mail.stop(), geocoder.stop()]);
    await postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const serve = async (more: Readonly<Record<string, string>> = {}): Promise<Server> =>
    (server = await serveAsSet({ ...served, PORT: String(port), ...more }));
  const fill = async (): Promise<World> => {
    // Only now: the client reads the address from the environment.
    const { fillLargeDirectory } = await import("@/tests/support/large-directory");
    const { makeAdmin } = await import("@/tests/support/server-world");
    await fillLargeDirectory(listings);
    return createWorld((await serve()).origin, makeAdmin);
  };
  const world = await fill().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    postgres,
    mail,
    geocoder,
    world,
    dataDir,
    server: () => server!,
    serve,
    serveBeside: (more = {}) => serveAsSet({ ...served, ...more }),
    stop,
  };
}
