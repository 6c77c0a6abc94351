import * as enquiries from "@/lib/api/enquiries";
import { enquiryPath } from "@/lib/domain/enquiries/enquiry-token";
import { withdrawEnquiry } from "@/lib/domain/enquiries/withdraw-enquiry";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(enquiries.withdrawEnquiry, ({ body }) => withdrawEnquiry(body.token, body.enquiryId), {
    form: "withdraw",
    sent: ({ body }) => enquiryPath(body.token),
    failed: ({ values: { token = "" } }) => enquiryPath(token),
  }),
});
