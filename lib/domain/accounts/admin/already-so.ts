import "server-only";
import type { Transaction } from "@/lib/domain/accounts/write-audit";
import { AppError, notFound } from "@/lib/shared/errors";

/** Why disabling or enabling changed nothing: there is no such account to handle, or somebody did it before. */
export async function alreadySo(
  tx: Transaction,
  id: string,
  status: "disabled" | "enabled",
): Promise<AppError> {
  const known = await tx.user.findFirst({ where: { id, role: { not: "admin" } }, select: { id: true } });
  if (!known) return notFound();
  return new AppError("CONFLICT", `This account is ${status} already`, [{ path: "status", message: status }]);
}
