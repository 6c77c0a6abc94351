import "server-only";

/** A stored file, being read. Cancel the body when it is not read to its end. */
export type StoredFile = { readonly body: ReadableStream<Uint8Array>; readonly sizeBytes: number };

/**
 * A place that keeps files under keys of ours (stored-names.ts); a key is written once and its content never changes.
 * What the place cannot do now is AppError UNAVAILABLE.
 */
export type FileStorage = {
  /**
   * Keeps a file, whole or not at all: when this returns it survives a crash.
   * @param content the bytes, or the path of a file that holds them
   */
  put(key: string, content: Buffer | string, contentType: string): Promise<void>;
  /** Null when there is no such file, or the text is no key. */
  open(key: string): Promise<StoredFile | null>;
  /** Those that are not there are no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** Every file of ours, in batches of at most 500. */
  list(): AsyncIterable<readonly ListedFile[]>;
};

export type ListedFile = {
  readonly key: string;
  /** When it was stored; null when it is gone in the meantime. */
  readonly storedAt: () => Promise<Date | null>;
};
