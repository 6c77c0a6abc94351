import { suggestionText } from "@/app/api/v1/suggestions/_text/suggestion-text";
import * as suggestions from "@/lib/api/suggestions";
import { findSuggestions } from "@/lib/domain/listings/suggestions/find-suggestions";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(suggestions.listSuggestions, async ({ query }) => ({
    items: (await findSuggestions(query)).map((found) => suggestionText(found, query.lang)),
  })),
});
