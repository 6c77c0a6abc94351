import * as geocode from "@/lib/api/geocode";
import { labelOfPoint } from "@/lib/domain/places/nearest-place";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(geocode.geocodeReverse, ({ query }) => labelOfPoint(query)),
});
