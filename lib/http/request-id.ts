import "server-only";
import { REQUEST_ID_HEADER } from "@/lib/shared/request-id";

/**
 * What a request is called in logs and in its answer: as our own server settled it (server/settle-request-id.ts), else a
 * new name. A client's own is believed nowhere.
 */
export const requestIdOf = ({ headers }: { readonly headers: Pick<Headers, "get"> }): string =>
  (process.env.CLIENT_ADDRESS_FROM_SERVER === "1" ? headers.get(REQUEST_ID_HEADER) : null) ??
  crypto.randomUUID();
