import { Choices } from "@/prisma/seed/listings/choices";
import type { Listing } from "@/prisma/seed/listings/listings";
import { mediaIdOf, VARIANTS } from "@/prisma/seed/pictures/render";
import { sceneFor } from "@/prisma/seed/pictures/scenes";

/** A picture at its place in a listing. */
export interface ListingPicture {
  listingId: string;
  mediaId: string;
  /** 0 to 2. */
  position: number;
}

/** The pictures of a listing: one scene that fits its subcategory, drawn in different ways; none where none fits. */
export function picturesOf(listing: Listing): ListingPicture[] {
  const scene = sceneFor(listing.categorySlug, listing.subcategorySlug, listing.id);
  if (scene === null) return [];
  const variants = new Choices(`pictures:${listing.id}`).shuffled(
    Array.from({ length: VARIANTS }, (_, i) => i),
  );
  return variants
    .slice(0, listing.pictureCount)
    .map((variant, position) => ({ listingId: listing.id, mediaId: mediaIdOf(scene, variant), position }));
}
