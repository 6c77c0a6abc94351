import * as enquiries from "@/lib/api/enquiries";
import { blockEnquirySender } from "@/lib/domain/enquiries/admin/block-enquiry-sender";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(enquiries.blockEnquirySender, async ({ actor, params }) => ({
    sender: await blockEnquirySender(actor, params.id),
  })),
});
