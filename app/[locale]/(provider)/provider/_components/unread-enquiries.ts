import "server-only";
import { currentPageUser } from "@/lib/auth/page-guards";
import { getUnreadCount } from "@/lib/domain/enquiries/count-my-enquiries";
import { nullOnFailure } from "@/lib/http/page-status";
import { prove } from "@/lib/shared/actor";

/** How many enquiries are new, for the sidebar; 0 for anyone but a provider, and where it cannot be told. */
export const unreadEnquiries = async (): Promise<number> =>
  (await nullOnFailure(async () => {
    const user = await currentPageUser();
    if (user?.role !== "provider") return 0;
    return getUnreadCount(prove("provider", user));
  })) ?? 0;
