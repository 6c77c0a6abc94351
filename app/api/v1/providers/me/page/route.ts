import * as providers from "@/lib/api/providers";
import { getMyPage } from "@/lib/domain/listings/company-pages/get-my-page";
import { saveMyPage } from "@/lib/domain/listings/company-pages/save-my-page";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(providers.getMyPage, async ({ actor }) => ({ page: await getMyPage(actor) })),
  PATCH: route(providers.saveMyPage, async ({ actor, fields, files }) => ({
    page: await saveMyPage(actor, fields, files),
  })),
});
