import { contract } from "@/lib/api/contract";
import { Popular, PopularQuery } from "@/lib/schemas/popular";

export const popularNear = contract({
  method: "GET",
  path: "/popular",
  summary: "The categories with most listings in the city of a point",
  access: "public",
  query: PopularQuery,
  output: Popular,
  perMinute: 120,
});
