import * as providers from "@/lib/api/providers";
import { getProfile } from "@/lib/domain/accounts/profile/get-profile";
import { saveProfile } from "@/lib/domain/accounts/profile/save-profile";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(providers.getMyProfile, async ({ actor }) => ({ providerProfile: await getProfile(actor) })),
  POST: route(providers.saveMyProfile, ({ actor, fields, files, fileErrors }) =>
    saveProfile(actor, fields, files, fileErrors),
  ),
});
