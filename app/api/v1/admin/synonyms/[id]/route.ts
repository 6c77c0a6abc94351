import * as synonyms from "@/lib/api/synonyms";
import { deleteSynonym } from "@/lib/domain/listings/synonyms/delete-synonym";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route(synonyms.deleteSynonym, async ({ actor, params }) => {
    await deleteSynonym(actor, params.id);
  }),
});
