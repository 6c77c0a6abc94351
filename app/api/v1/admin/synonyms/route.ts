import * as synonyms from "@/lib/api/synonyms";
import { addSynonym } from "@/lib/domain/listings/synonyms/add-synonym";
import { listSynonyms } from "@/lib/domain/listings/synonyms/list-synonyms";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(synonyms.listSynonyms, ({ actor, query }) => listSynonyms(actor, query)),
  POST: route(synonyms.addSynonym, async ({ actor, body }) => ({ synonym: await addSynonym(actor, body) })),
});
