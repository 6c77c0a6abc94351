import * as enquiries from "@/lib/api/enquiries";
import { auditEnquiriesExport, readMyEnquiries } from "@/lib/domain/enquiries/read-my-enquiries";
import { enquiriesFile } from "@/lib/http/enquiries-file";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(enquiries.exportMyEnquiries, async ({ actor, query }) => {
    await auditEnquiriesExport(actor);
    return enquiriesFile(readMyEnquiries(actor), query.lang);
  }),
});
