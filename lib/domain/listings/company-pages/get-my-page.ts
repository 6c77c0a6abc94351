import "server-only";
import { pageOfRows, readPageRows } from "@/lib/domain/listings/company-pages/page-rows";
import type { CompanyPage } from "@/lib/schemas/company-page";
import type { Actor } from "@/lib/shared/actor";

/** The provider's own page: what is shown of it, and what waits or was turned down. */
export const getMyPage = async (actor: Actor<"provider">): Promise<CompanyPage> =>
  pageOfRows(await readPageRows([actor.userId]));
