import "server-only";
import { currentPageUser } from "@/lib/auth/page-guards";
import { countPendingPages } from "@/lib/domain/listings/company-pages/list-pending-pages";
import { nullWhenDatabaseAway } from "@/lib/http/page-status";
import { prove } from "@/lib/shared/actor";

/** How many company pages wait, for the sidebar; 0 for anyone but an admin, and while the database is away. */
export const pendingPagesCount = async (): Promise<number> =>
  (await nullWhenDatabaseAway(async () => {
    const user = await currentPageUser();
    return user?.role === "admin" ? countPendingPages(prove("admin", user)) : 0;
  })) ?? 0;
