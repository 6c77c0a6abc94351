import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { ProviderProfile } from "@/lib/schemas/account";
import { CompanyPage, SavePageFields } from "@/lib/schemas/company-page";
import { ManagedListing, UploadedPicture } from "@/lib/schemas/listing";
import { MyListingsQuery } from "@/lib/schemas/managed-listings";
import { pageOf } from "@/lib/schemas/page";
import { SaveProfileFields, SET_ONCE_FIELDS } from "@/lib/schemas/profile";
import { MAX_PAGE_PHOTOS } from "@/lib/shared/company-page";
import { DOCUMENT_KINDS, IMAGE_KINDS, MAX_DOCUMENTS } from "@/lib/shared/upload";

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
    files: { field: "documents", max: MAX_DOCUMENTS, kinds: DOCUMENT_KINDS, mayBeMoot: true },
  },
  output: z.object({ providerProfile: ProviderProfile, updated: z.array(z.enum(SET_ONCE_FIELDS)) }),
  limit: { points: 30, seconds: 3600, per: "user" },
});

export const getMyPage = contract({
  method: "GET",
  path: "/providers/me/page",
  summary: "What the signed-in provider's company page says: as it is shown, and what waits for approval",
  access: "provider",
  output: z.object({ page: CompanyPage }),
});

export const saveMyPage = contract({
  method: "PATCH",
  path: "/providers/me/page",
  summary: "Change what one's company page says; it is shown once an admin has approved it",
  access: "provider",
  form: {
    fields: SavePageFields,
    files: {
      field: "photos",
      max: MAX_PAGE_PHOTOS,
      kinds: IMAGE_KINDS,
      tooMany: "photoCount",
    },
  },
  output: z.object({ page: CompanyPage }),
  limit: { points: 60, seconds: 3600, per: "user" },
});

export const uploadPicture = contract({
  method: "POST",
  path: "/providers/me/pictures",
  summary:
    "Store one picture before the listing that names it; an Idempotency-Key sent again answers the same one, in no listing after 24 hours it is deleted",
  access: "provider",
  form: {
    fields: z.strictObject({}),
    files: { field: "picture", max: 1, kinds: IMAGE_KINDS, tooMany: "pictureAlone" },
  },
  status: 201,
  output: z.object({ picture: UploadedPicture }),
  limit: { points: 240, seconds: 3600, per: "user" },
});
