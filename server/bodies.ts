import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "@/server/encoding";
import { LEAST_COMPRESSED_BYTES } from "@/server/hold-short";

/** Smaller than gzip at its usual level, and no slower. */
export const BROTLI_QUALITY = 5;

/** A body as it travels: compressed, or as it is where that is no smaller. */
export type Bodies = Readonly<Partial<Record<Encoding, Buffer>>>;

/** Compresses a body in every way it may be asked for, beside this thread. */
export async function bodiesOf(body: Buffer): Promise<Bodies> {
  if (body.length < LEAST_COMPRESSED_BYTES) return { identity: body };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body),
  ]);
  return { br, gzip: gzipped };
}
