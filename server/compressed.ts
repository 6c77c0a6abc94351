import { constants } from "node:zlib";
import compression from "compression";
import { BROTLI_QUALITY } from "@/server/bodies";
import type { Application } from "@/server/front-server";
import { holdShort } from "@/server/hold-short";

/** Compresses answers on their way, as the client takes them. */
export function compressed(handle: Application["handle"]): Application["handle"] {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  type Express = Parameters<typeof compress>;
  return (request, response) =>
    new Promise((done, fail) => {
      // Written for Express, of which it uses what Node has.
      compress(request as Express[0], response as Express[1], () => {
        holdShort(response);
        handle(request, response).then(done, fail);
      });
    });
}
