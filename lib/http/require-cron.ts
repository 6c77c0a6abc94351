import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/server/env";
import { AppError, notFound } from "@/lib/shared/errors";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Lets a call of the standing jobs pass when it brings CRON_SECRET as a Bearer, compared in constant time.
 * @throws AppError NOT_FOUND where no secret is set, UNAUTHORIZED for another one
 */
export function requireCron(request: Request): void {
  const { CRON_SECRET } = env();
  if (CRON_SECRET === undefined) throw notFound();
  const given = request.headers.get("authorization") ?? "";
  if (!timingSafeEqual(digest(given), digest(`Bearer ${CRON_SECRET}`)))
    throw new AppError("UNAUTHORIZED", "This call needs the secret of the standing jobs.");
}
