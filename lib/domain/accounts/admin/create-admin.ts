import "server-only";
import { z } from "zod";
import { checkNewPassword } from "@/lib/domain/accounts/check-new-password";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { hashPassword } from "@/lib/server/password";
import { ROLES } from "@/lib/shared/actor";
import { CommandRefused } from "@/lib/shared/errors";

/**
 * Makes an admin's account: for the command line, never for a request (docs/security.md#starting).
 * @param account its e-mail as `Email` and its password as `NewPassword` of lib/schemas/account.ts give them
 * @returns `existed` when there is an admin with this e-mail already; nothing is changed then
 * @throws AppError VALIDATION_ERROR at `password` when it is a common one; CommandRefused at `email` when a
 * customer or a provider has it
 */
export async function createAdmin(account: {
  readonly email: string;
  readonly password: string;
}): Promise<"created" | "existed"> {
  const { email, password } = account;
  checkNewPassword(password, "password");
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (tx) => {
    const [created] = await tx.user.createManyAndReturn({
      data: [{ email, role: "admin", passwordHash }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (created) {
      await writeAudit(tx, {
        actorUserId: null,
        action: "user.admin_created",
        subjectType: "user",
        subjectId: created.id,
      });
      return "created";
    }
    const [holder] = await rows(tx, z.object({ role: z.enum(ROLES) }))`
      SELECT role::text AS role FROM users WHERE lower(email) = lower(${email})`;
    if (holder?.role === "admin") return "existed";
    throw new CommandRefused(
      `This e-mail belongs to a ${holder?.role ?? "user"}: an admin needs one of their own`,
      "email",
    );
  });
}
