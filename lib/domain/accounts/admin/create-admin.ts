import "server-only";
import { writeAudit } from "@/lib/domain/accounts/write-audit";
import { FORM_MESSAGES } from "@/lib/schemas/form-messages";
import { isCommonPassword } from "@/lib/server/common-passwords";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import type { Role } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

/**
 * Makes an admin's account: for the command line, never for a request (docs/security.md#starting).
 * @param account its e-mail as `Email` and its password as `NewPassword` of lib/schemas/account.ts give them
 * @returns `existed` when there is an admin with this e-mail already; nothing is changed then
 * @throws AppError VALIDATION_ERROR at `password` when it is a common one; CONFLICT at `email` when a customer or a
 * provider has it
 */
export async function createAdmin(account: {
  readonly email: string;
  readonly password: string;
}): Promise<"created" | "existed"> {
  const { email, password } = account;
  if (isCommonPassword(password)) {
    const message = FORM_MESSAGES.passwordCommon;
    throw new AppError("VALIDATION_ERROR", message, [{ path: "password", message }]);
  }
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (tx) => {
    const [created] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO users (email, role, password_hash) VALUES (${email}, 'admin', ${passwordHash})
      ON CONFLICT DO NOTHING RETURNING id`;
    if (created) {
      await writeAudit(tx, {
        actorUserId: null,
        action: "user.admin_created",
        subjectType: "user",
        subjectId: created.id,
      });
      return "created";
    }
    const [holder] = await tx.$queryRaw<{ role: Role }[]>`
      SELECT role::text AS role FROM users WHERE lower(email) = lower(${email})`;
    if (holder?.role === "admin") return "existed";
    const message = `This e-mail belongs to a ${holder?.role ?? "user"}: an admin needs one of their own`;
    throw new AppError("CONFLICT", message, [{ path: "email", message }]);
  });
}
