import * as auth from "@/lib/api/auth";
import { uploadDocuments } from "@/lib/domain/accounts/documents/upload-documents";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(auth.uploadDocuments, async ({ files }) => ({ documents: await uploadDocuments(files) })),
});
