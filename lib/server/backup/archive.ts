import "server-only";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { extract, pack, type Pack } from "tar-stream";
import { z } from "zod";
import { isStorageKey } from "@/lib/server/storage/stored-names";

const Entry = z.strictObject({
  name: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What an archive says of itself, at its very end: one that was cut off has none. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  version: z.string(),
  tables: z.record(z.string(), z.strictObject({ rows: z.int().min(0), sum: z.string() })),
  entries: z.array(Entry),
});
export type Manifest = z.output<typeof Manifest>;

/** A new pair of age keys: archives are made for the first, and opened with the second. */
export async function makeKey(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** An archive that cannot be used; the message says why, in a line for a person. */
export class UnusableArchive extends Error {}

const MANIFEST = "manifest.json";
const DUMP = "database.dump";
const FILES = "files/";
const MOST_MANIFEST_BYTES = 500_000_000;
/** What an archive that is encrypted with age begins with. */
const AGE_MAGIC = "age-encryption.org/";

/** One thing to put into an archive. `size` in bytes. */
export type Content = { readonly key: string; readonly size: number; readonly body: Readable };

/** Passes bytes on, and knows what they were. */
function measured(): { through: Transform; told: () => { bytes: number; sha256: string } } {
  const hash = createHash("sha256");
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, told: () => ({ bytes, sha256: hash.digest("hex") }) };
}

async function add(tar: Pack, name: string, size: number, body: Readable) {
  const { through, told } = measured();
  await pipeline(body, through, tar.entry({ name, size }));
  return { name, ...told() };
}

type WebBytes = Parameters<Encrypter["encrypt"]>[0] & ReadableStream<Uint8Array>;
const toWeb = (stream: Readable): WebBytes => Readable.toWeb(stream) as unknown as WebBytes;
const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

async function sealed(stream: Readable, recipient: string | undefined): Promise<Readable> {
  if (recipient === undefined) return stream;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(stream)));
}

/**
 * Writes an archive (tar), whole or not at all: its name is there when everything is on disk.
 * @param file its path; nothing may stand there
 * @param options `recipient`: the age key it is encrypted for; in clear when absent
 */
export async function writeArchive(
  file: string,
  dump: string,
  files: AsyncIterable<Content>,
  about: Omit<Manifest, "format" | "entries">,
  { recipient }: { recipient?: string | undefined } = {},
): Promise<Manifest> {
  const draft = `${file}.draft`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const tar = pack();
  const entries: Manifest["entries"] = [];
  const fill = async (): Promise<Manifest> => {
    entries.push(await add(tar, DUMP, (await stat(dump)).size, createReadStream(dump)));
    for await (const { key, size, body } of files) entries.push(await add(tar, FILES + key, size, body));
    const manifest: Manifest = { format: 1, ...about, entries };
    tar.entry({ name: MANIFEST }, JSON.stringify(manifest));
    tar.finalize();
    return manifest;
  };
  try {
    const target = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
    const written = pipeline(await sealed(Readable.from(tar), recipient), target);
    const filled = fill().catch((error: unknown) => {
      tar.destroy(error as Error);
      throw error;
    });
    const [manifest] = await Promise.all([filled, written]);
    await rename(draft, file);
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    return buffer.toString("latin1", 0, bytesRead) === AGE_MAGIC;
  } finally {
    await handle.close();
  }
}

async function opened(file: string, identity: string | undefined): Promise<Readable> {
  if (!existsSync(file)) throw new UnusableArchive(`${file}: there is no such file`);
  const sealed = await isSealed(file);
  const bytes = createReadStream(file);
  if (!sealed) return bytes;
  if (identity === undefined)
    throw new UnusableArchive(`${file} is encrypted: set BACKUP_IDENTITY to the key it was made for`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(bytes)));
  } catch {
    throw new UnusableArchive(`${file} was not encrypted for the key in BACKUP_IDENTITY`);
  }
}

/** What an archive holds, unpacked and checked. */
export type Unpacked = {
  readonly manifest: Manifest;
  readonly dump: string;
  /** Where each stored file stands, by its key. */
  readonly files: ReadonlyMap<string, string>;
};

const isKnownName = (name: string): boolean =>
  name === DUMP || name === MANIFEST || (name.startsWith(FILES) && isStorageKey(name.slice(FILES.length)));

/** Reads all of an archive into a folder. */
async function unpack(stream: Readable, folder: string) {
  const found: Manifest["entries"] = [];
  let manifest: unknown;
  const tar = extract();
  const read = async (): Promise<void> => {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      if (!isKnownName(name) || entry.header.type !== "file")
        throw new UnusableArchive(`it holds ${JSON.stringify(name)}, which no backup of ours does`);
      if (name === MANIFEST) {
        if (size > MOST_MANIFEST_BYTES) throw new UnusableArchive("its list of contents is too long");
        const parts: Buffer[] = [];
        for await (const part of entry) parts.push(part as Buffer);
        manifest = JSON.parse(Buffer.concat(parts).toString("utf8"));
        continue;
      }
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const { through, told } = measured();
      await pipeline(entry, through, createWriteStream(target, { flags: "wx", mode: 0o600 }));
      found.push({ name, ...told() });
    }
  };
  await Promise.all([pipeline(stream, tar), read()]);
  return { found, manifest };
}

/**
 * Unpacks an archive into an empty folder and compares every byte with what the archive says of itself.
 * @param options `identity`: the age key it is decrypted with
 * @throws UnusableArchive where it is not ours, cut off, changed, or closed to this key
 */
export async function readArchive(
  file: string,
  folder: string,
  { identity }: { identity?: string | undefined } = {},
): Promise<Unpacked> {
  const stream = await opened(file, identity);
  const { found, manifest } = await unpack(stream, folder).catch((error: unknown) => {
    if (error instanceof UnusableArchive) throw error;
    throw new UnusableArchive(`${file} is cut off or damaged (${(error as Error).message})`);
  });
  if (manifest === undefined)
    throw new UnusableArchive(`${file} is cut off: its list of contents is missing`);
  const read = Manifest.safeParse(manifest);
  if (!read.success) throw new UnusableArchive(`${file} is of another version, or was changed`);
  const there = new Map(found.map((entry) => [entry.name, entry]));
  for (const { name, bytes, sha256 } of read.data.entries) {
    const one = there.get(name);
    if (one === undefined) throw new UnusableArchive(`${file} lacks ${name}`);
    if (one.bytes !== bytes || one.sha256 !== sha256)
      throw new UnusableArchive(`${file}: ${name} is not what was backed up`);
    there.delete(name);
  }
  const [surplus] = there.keys();
  if (surplus !== undefined) throw new UnusableArchive(`${file}: ${surplus} was added later`);
  const files = read.data.entries.flatMap(({ name }): [string, string][] =>
    name.startsWith(FILES) ? [[name.slice(FILES.length), path.join(folder, name)]] : [],
  );
  return { manifest: read.data, dump: path.join(folder, DUMP), files: new Map(files) };
}
