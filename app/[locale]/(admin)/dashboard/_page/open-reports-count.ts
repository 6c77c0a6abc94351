import "server-only";
import { currentPageUser } from "@/lib/auth/page-guards";
import { countOpenReports } from "@/lib/domain/listings/reports/list-reports";
import { nullWhenDatabaseAway } from "@/lib/http/page-status";
import { prove } from "@/lib/shared/actor";

/** How many reports are open, for the sidebar; 0 for anyone but an admin, and while the database is away. */
export const openReportsCount = async (): Promise<number> =>
  (await nullWhenDatabaseAway(async () => {
    const user = await currentPageUser();
    return user?.role === "admin" ? countOpenReports(prove("admin", user)) : 0;
  })) ?? 0;
