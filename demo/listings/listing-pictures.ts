import { Choices } from "@/demo/listings/choices";
import type { Listing } from "@/demo/listings/listings";
import { mediaIdOf, VARIANTS, VIEWS } from "@/demo/pictures/pictures";
import { scenesOf } from "@/demo/pictures/things";

/** A picture at its place in a listing. */
export interface ListingPicture {
  listingId: string;
  mediaId: string;
  /** 0 to 2. */
  position: number;
}

/** The pictures of a listing: what its name says, whole and then from near; none where nothing drawn shows it. */
export function picturesOf({ id, name, pictureCount }: Listing): ListingPicture[] {
  const variant = new Choices(`pictures:${id}`).whole(0, VARIANTS - 1);
  const scenes = scenesOf(name);
  return VIEWS.flatMap((view) => scenes.map((scene) => mediaIdOf(scene, variant, view)))
    .slice(0, pictureCount)
    .map((mediaId, position) => ({ listingId: id, mediaId, position }));
}
