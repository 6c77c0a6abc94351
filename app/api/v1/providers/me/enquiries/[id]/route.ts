import * as enquiries from "@/lib/api/enquiries";
import { setEnquiryStatus } from "@/lib/domain/enquiries/set-enquiry-status";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: route(enquiries.setEnquiryStatus, async ({ actor, params, body }) => ({
    enquiry: await setEnquiryStatus(actor, params.id, body.status),
  })),
});
