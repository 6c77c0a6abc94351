import "server-only";
import { AppError, notFound, statusAt } from "@/lib/shared/errors";
import type { Transaction } from "@/lib/server/db";

/** Why disabling or enabling changed nothing: there is no such account to handle, or somebody did it before. */
export async function alreadySo(
  tx: Transaction,
  id: string,
  status: "disabled" | "enabled",
): Promise<AppError> {
  const known = await tx.user.findFirst({ where: { id, role: { not: "admin" } }, select: { id: true } });
  if (!known) return notFound();
  const already = status === "disabled" ? "accountDisabledAlready" : "accountEnabledAlready";
  return new AppError("CONFLICT", already, [statusAt(status)]);
}
