import "server-only";
import { randomUUID } from "node:crypto";
import { callerAddress } from "@/lib/http/caller-address";
import { problem } from "@/lib/http/problem";
import { takeFromMemory } from "@/lib/server/rate-limit";
import { addressKey } from "@/lib/shared/address-key";

/**
 * A route outside the API that makes a file: a sitemap, a drawn picture. Its failures are those of the API.
 * @param limit so many calls a minute of one address; every name has its own count
 */
export const plainRoute =
  <Context>(
    limit: { readonly name: string; readonly perMinute: number },
    handler: (request: Request, context: Context) => Promise<Response>,
  ) =>
  async (request: Request, context: Context): Promise<Response> => {
    try {
      await takeFromMemory(limit.name, addressKey(callerAddress(request)), limit.perMinute);
      return await handler(request, context);
    } catch (error) {
      return problem(error, request, randomUUID());
    }
  };
