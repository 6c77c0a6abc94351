import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { Id } from "@/lib/schemas/id";
import { FoundListing, Listing, ManagedListing } from "@/lib/schemas/listing";
import { CreateListingFields, UpdateListingFields } from "@/lib/schemas/listing-form";
import { ClustersQuery, ListingClusters } from "@/lib/schemas/listing-clusters";
import { FacetsQuery, ListingFacets } from "@/lib/schemas/listing-facets";
import { ListingQuery } from "@/lib/schemas/listing-search";
import { Understood } from "@/lib/schemas/interpretation";
import { pageOf } from "@/lib/schemas/page";
import { IMAGE_KINDS, MAX_LISTING_IMAGES, MAX_NEW_LISTING_IMAGES } from "@/lib/shared/upload";

const images = { field: "images", kinds: IMAGE_KINDS } as const;
const newImages = { ...images, max: MAX_NEW_LISTING_IMAGES };
const allImages = { ...images, max: MAX_LISTING_IMAGES, tooMany: "imageCountOfListing" } as const;
const params = z.object({ id: Id });

export const searchListings = contract({
  method: "GET",
  path: "/listings",
  summary: "Search approved listings",
  access: "public",
  query: ListingQuery,
  output: z.object({
    ...pageOf(FoundListing).shape,
    ownTotal: z
      .int()
      .min(0)
      .optional()
      .meta({ description: "With `state`: how many of the total are its own, and so come first" }),
    ...Understood.shape,
  }),
  perMinute: 240,
});

export const clusterListings = contract({
  method: "GET",
  path: "/listings/clusters",
  summary: "The listings of a search in a part of the map, neighbours as one with their count",
  access: "public",
  query: ClustersQuery,
  output: ListingClusters,
  perMinute: 240,
});

export const facetListings = contract({
  method: "GET",
  path: "/listings/facets",
  summary: "How many listings a search would find with another choice of one filter",
  access: "public",
  query: FacetsQuery,
  output: ListingFacets,
  perMinute: 240,
});

export const getListing = contract({
  method: "GET",
  path: "/listings/{id}",
  summary: "One approved listing; its owner and admins see it in any status",
  access: "public",
  params: z.object({ id: Id }),
  output: z.object({ listing: Listing }),
  perMinute: 240,
  refuses: { 410: "It was archived" },
});

export const createListing = contract({
  method: "POST",
  path: "/listings",
  summary: "Submit a listing for approval; an Idempotency-Key sent again answers the listing it made",
  access: "provider",
  form: { fields: CreateListingFields, files: newImages },
  status: 201,
  output: z.object({ listing: ManagedListing }),
  limit: { points: 60, seconds: 3600, per: "user" },
});

export const updateListing = contract({
  method: "PATCH",
  path: "/listings/{id}",
  summary:
    "Change an own listing; a rejected one, and the substance of an approved one, goes to approval again",
  access: "provider",
  params,
  form: { fields: UpdateListingFields, files: allImages },
  output: z.object({ listing: ManagedListing }),
  limit: { points: 60, seconds: 3600, per: "user" },
  refuses: { 409: "It is archived, or is not the version at `updatedAt` any more" },
});

export const archiveListing = contract({
  method: "POST",
  path: "/listings/{id}/archive",
  summary:
    "Take a listing out of search, for its owner and admins; an admin may take over what its owner archived",
  access: "user",
  params,
  output: z.object({ listing: ManagedListing }),
  refuses: { 409: "It is archived already" },
});

export const restoreListing = contract({
  method: "POST",
  path: "/listings/{id}/restore",
  summary: "Bring an archived listing back: approved if it was and its owner archived it, else to approval",
  access: "provider",
  params,
  output: z.object({ listing: ManagedListing }),
  refuses: { 409: "It is not archived" },
});
