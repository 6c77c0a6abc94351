import * as companyPages from "@/lib/api/company-pages";
import { decidePage } from "@/lib/domain/listings/company-pages/decide-page";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(companyPages.rejectPage, async ({ actor, params, body }) => ({
    page: await decidePage(
      actor,
      params.providerId,
      { status: "rejected", reason: body.reason || null },
      body.updatedAt,
    ),
  })),
});
