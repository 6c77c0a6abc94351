import { z } from "zod";
import { managedPage } from "@/lib/schemas/managed-page";

/** What the dashboard lists, oldest first (docs/product/texts-and-limits.md#numbers). */
export const PENDING_STATUS = "pending_approval";
/** What of it stands in the address: which page, how long. */
export const PendingQuery = z.object(managedPage);
