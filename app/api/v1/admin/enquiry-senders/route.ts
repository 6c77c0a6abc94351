import * as enquiries from "@/lib/api/enquiries";
import { listEnquirySenders } from "@/lib/domain/enquiries/admin/list-enquiry-senders";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(enquiries.listEnquirySenders, ({ actor, query }) => listEnquirySenders(actor, query)),
});
