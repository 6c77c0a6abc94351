import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { type Encoding, ENCODINGS } from "@/server/encoding";
import { LEAST_COMPRESSED_BYTES } from "@/server/hold-short";

/** A page of results is a fifth smaller than with gzip at its usual level, for a millisecond more. */
export const BROTLI_QUALITY = 6;

/** A body as it travels: compressed, or as it is where that is no smaller. There is always one of them. */
export type Bodies = Readonly<Partial<Record<Encoding, Buffer>>>;

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const encoded = (body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer =>
  encoding === "br" ? brotli(body, BROTLI_QUALITY) : encoding === "gzip" ? promisify(gzip)(body) : body;

const decoded = ({ br, gzip, identity }: Bodies): Promise<Buffer> | Buffer =>
  identity ?? (br === undefined ? promisify(gunzip)(gzip!) : promisify(brotliDecompress)(br));

/**
 * Compresses a body as it is asked for, beside this thread. Not in every other way: most pages are asked for in one.
 * @param asked how it is sent to who asked; compressed for keeping, too, where that is not at all
 */
export async function bodiesOf(body: Buffer, asked: Encoding): Promise<Bodies> {
  if (body.length < LEAST_COMPRESSED_BYTES) return { identity: body };
  const kept = asked === "identity" ? "br" : asked;
  return { [kept]: await encoded(body, kept) };
}

/** In which ways a body can be sent: one that was not compressed in any is not worth it. */
export const encodingsOf = ({ identity }: Bodies): readonly Encoding[] =>
  identity === undefined ? ENCODINGS : ["identity"];

/** The body in this encoding, made of one in another where it is not there. */
export const bodyIn = async (bodies: Bodies, encoding: Encoding): Promise<Buffer> =>
  encoded(await decoded(bodies), encoding);

/**
 * The same body as small as brotli gets it, a tenth less: a seventh of a second for a page of results, beside this thread,
 * so only for what many ask for. What is not compressed stays as it is.
 */
export async function smallest(bodies: Bodies): Promise<Bodies> {
  if (bodies.identity !== undefined) return bodies;
  return { ...bodies, br: await brotli(await decoded(bodies), constants.BROTLI_MAX_QUALITY) };
}
