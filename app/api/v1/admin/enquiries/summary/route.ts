import * as enquiries from "@/lib/api/enquiries";
import { getEnquirySummary } from "@/lib/domain/enquiries/admin/get-enquiry-summary";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(enquiries.getEnquirySummary, ({ actor }) => getEnquirySummary(actor)),
});
