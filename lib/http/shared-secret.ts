import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/server/env";
import { AppError, notFound } from "@/lib/shared/errors";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Lets a machine of ours in that shows a secret as `Authorization: Bearer …`; the comparison takes as long whatever is shown.
 * @param name of the variable that holds it; where it is not set, there is no such address
 * @throws AppError NOT_FOUND, UNAUTHORIZED
 */
export function requireSharedSecret(
  { headers }: { readonly headers: Pick<Headers, "get"> },
  name: "CRON_SECRET" | "METRICS_TOKEN",
): void {
  const secret = env()[name];
  if (secret === undefined) throw notFound();
  const shown = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  if (!timingSafeEqual(digest(shown), digest(secret))) throw new AppError("UNAUTHORIZED", "secretMissing");
}
