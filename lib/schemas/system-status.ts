/** How one process of the site and what it leans on are doing. Sizes in bytes. */
export type SystemStatus = {
  readonly server: {
    /** Of the machine it runs on. */
    readonly name: string;
    readonly version: string;
    readonly node: string;
    readonly startedAt: Date;
    readonly residentBytes: number;
  };
  readonly database: {
    readonly version: string;
    readonly bytes: number;
    readonly isReadOnly: boolean;
    /** How long it took to answer, in milliseconds. */
    readonly answeredMs: number;
    readonly lastMigration: string | null;
    readonly connections: number;
    readonly connectionsMost: number;
    /** Who waits for a connection. */
    readonly waiting: number;
  };
  readonly mails: {
    readonly waiting: number;
    readonly failed: number;
    readonly oldestSeconds: number;
    /** False where mails are files of the outbox. */
    readonly isSent: boolean;
  };
  readonly files: { readonly storage: string; readonly freeBytes: number | null };
};
