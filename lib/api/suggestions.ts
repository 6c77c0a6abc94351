import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { Suggestion, SuggestionsQuery } from "@/lib/schemas/suggestion";

export const listSuggestions = contract({
  method: "GET",
  path: "/suggestions",
  summary:
    "What a text that is being typed may become: subcategories, words of listings, needs in a place, companies; misspelt, Hindi and Hinglish beginnings too",
  access: "public",
  query: SuggestionsQuery,
  output: z.object({ items: z.array(Suggestion) }),
  perMinute: 240,
});
