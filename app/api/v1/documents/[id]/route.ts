import * as documents from "@/lib/api/documents";
import { openDocument } from "@/lib/domain/accounts/documents/open-document";
import { methods, route } from "@/lib/http/route";
import { serveDocument } from "@/lib/http/serve-document";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(documents.getDocument, async ({ actor, params }) =>
    serveDocument(await openDocument(actor, params.id)),
  ),
});
