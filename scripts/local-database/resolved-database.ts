/** A database somebody can use until stop(). */
export type ResolvedDatabase = {
  kind: "url" | "cluster" | "pglite";
  /** For serving. */
  url: string;
  /** For migrations: the same unless DATABASE_MIGRATION_URL says otherwise. */
  migrationUrl: string;
  /** Connections one process may open: 1 on PGlite, which has one session. The app reads it as DATABASE_POOL_MAX. */
  poolMax: number;
  /** One line for a person, without the password. */
  describe: string;
  /** Gives it up; stops the server behind it when nobody else uses it. May be called twice. */
  stop(): Promise<void>;
};

/** What a database is for: `demo` and `dev` share theirs; `test` has its own, and gives durability up for speed. */
export type DatabasePurpose = "demo" | "dev" | "test";
