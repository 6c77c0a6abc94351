import * as admin from "@/lib/api/admin";
import { listAuditEntries } from "@/lib/domain/audit/list-audit-entries";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(admin.listAuditEntries, ({ actor, query }) => listAuditEntries(actor, query)),
});
