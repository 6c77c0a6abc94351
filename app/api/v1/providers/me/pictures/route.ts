import * as providers from "@/lib/api/providers";
import { uploadPicture } from "@/lib/domain/listings/upload-picture";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(providers.uploadPicture, async ({ actor, files, request }) => ({
    picture: await uploadPicture(actor, files, idempotencyKey(request)),
  })),
});
