// Actors and users of tests. Import after tests/support/database.
import { db } from "@/lib/server/db";
import { type Actor, prove } from "@/lib/shared/actor";
import { idOf } from "@/tests/support/directory";

export const ADMIN_ID = idOf("a", 1);

/** An admin as the route wrapper proves one; the account need not exist. */
export const anAdmin = (userId: string = ADMIN_ID): Actor<"admin"> =>
  prove("admin", { userId, role: "admin", sessionId: "test" });

/** Admins and customers; a test's companies come from `insertCompanies`. */
export async function insertPeople(
  people: readonly { id: string; role: "admin" | "customer"; email?: string; phoneNumber?: string }[],
): Promise<void> {
  await db.user.createMany({
    data: people.map(({ id, role, email = `${id}@people.example.com`, ...rest }) => ({
      id,
      role,
      email,
      ...rest,
    })),
  });
}

/** The audit log, oldest first, without what varies. */
export const auditRows = () =>
  db.auditEntry.findMany({
    orderBy: { id: "asc" },
    select: { actorUserId: true, action: true, subjectType: true, subjectId: true, details: true },
  });
