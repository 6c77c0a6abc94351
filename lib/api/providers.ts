import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { ProviderProfile } from "@/lib/schemas/account";
import { ManagedListing } from "@/lib/schemas/listing";
import { MyListingsQuery } from "@/lib/schemas/moderation";
import { pageOf } from "@/lib/schemas/page";
import { SaveProfileFields, SET_ONCE_FIELDS } from "@/lib/schemas/profile";
import { DOCUMENT_KINDS, MAX_DOCUMENTS } from "@/lib/shared/upload";

export const listMyListings = contract({
  method: "GET",
  path: "/providers/me/listings",
  summary: "The signed-in provider's own listings, newest first",
  access: "provider",
  query: MyListingsQuery,
  output: pageOf(ManagedListing),
});

export const getMyProfile = contract({
  method: "GET",
  path: "/providers/me/profile",
  summary: "The signed-in provider's profile",
  access: "provider",
  output: z.object({ providerProfile: ProviderProfile }),
});

export const saveMyProfile = contract({
  method: "POST",
  path: "/providers/me/profile",
  summary: "Set fields of the profile that are not set yet; what is set stays as it is",
  access: "provider",
  form: {
    fields: SaveProfileFields,
    files: { field: "documents", max: MAX_DOCUMENTS, kinds: DOCUMENT_KINDS },
  },
  output: z.object({ providerProfile: ProviderProfile, updated: z.array(z.enum(SET_ONCE_FIELDS)) }),
  limit: { points: 30, seconds: 3600, per: "user" },
});
