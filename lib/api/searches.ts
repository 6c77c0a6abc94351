import { contract } from "@/lib/api/contract";
import { pageOf } from "@/lib/schemas/page";
import { SearchesQuery, SearchEvent, SoughtWords } from "@/lib/schemas/search-event";

export const countSearch = contract({
  method: "POST",
  path: "/search-events",
  summary: "Tell that a page of results showed an answer to these words; counted in sums, without who asked",
  access: "public",
  body: SearchEvent,
  status: 204,
  perMinute: 60,
});

export const listSearches = contract({
  method: "GET",
  path: "/admin/searches",
  summary: "What was searched for in the last 90 days, by words that at least five searches had",
  access: "admin",
  query: SearchesQuery,
  output: pageOf(SoughtWords),
});
