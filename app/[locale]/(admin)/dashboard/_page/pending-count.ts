import "server-only";
import { currentPageUser } from "@/lib/auth/page-guards";
import { listAdminListings } from "@/lib/domain/listings/list-admin-listings";
import { nullWhenDatabaseAway } from "@/lib/http/page-status";
import { prove } from "@/lib/shared/actor";

/** How many listings wait for a decision, for the sidebar; 0 for anyone but an admin, and while the database is away. */
export const pendingCount = async (): Promise<number> =>
  (await nullWhenDatabaseAway(async () => {
    const user = await currentPageUser();
    if (user?.role !== "admin") return 0;
    const { total } = await listAdminListings(prove("admin", user), { status: "pending_approval", limit: 1 });
    return total;
  })) ?? 0;
