import * as companyPages from "@/lib/api/company-pages";
import { listPendingPages } from "@/lib/domain/listings/company-pages/list-pending-pages";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(companyPages.listPendingPages, ({ actor, query }) => listPendingPages(actor, query)),
});
