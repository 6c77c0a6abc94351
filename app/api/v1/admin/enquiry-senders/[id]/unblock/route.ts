import * as enquiries from "@/lib/api/enquiries";
import { unblockEnquirySender } from "@/lib/domain/enquiries/admin/block-enquiry-sender";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(enquiries.unblockEnquirySender, async ({ actor, params }) => ({
    sender: await unblockEnquirySender(actor, params.id),
  })),
});
