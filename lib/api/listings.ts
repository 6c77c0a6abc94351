import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { Id } from "@/lib/schemas/id";
import { Listing } from "@/lib/schemas/listing";
import { ListingQuery } from "@/lib/schemas/listing-search";
import { pageOf } from "@/lib/schemas/page";

export const searchListings = contract({
  method: "GET",
  path: "/listings",
  summary: "Search approved listings",
  access: "public",
  query: ListingQuery,
  output: pageOf(Listing),
  perMinute: 240,
});

export const getListing = contract({
  method: "GET",
  path: "/listings/{id}",
  summary: "One approved listing; its owner and admins see it in any status",
  access: "public",
  params: z.object({ id: Id }),
  output: z.object({ listing: Listing }),
  perMinute: 240,
});
