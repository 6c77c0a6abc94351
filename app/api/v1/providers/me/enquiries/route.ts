import * as enquiries from "@/lib/api/enquiries";
import { listMyEnquiries } from "@/lib/domain/enquiries/list-my-enquiries";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(enquiries.listMyEnquiries, ({ actor, query }) => listMyEnquiries(actor, query)),
});
