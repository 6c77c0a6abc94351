import * as geocode from "@/lib/api/geocode";
import { namePoint } from "@/lib/domain/places/find-places";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(geocode.geocodeReverse, ({ query }) => namePoint(query)),
});
