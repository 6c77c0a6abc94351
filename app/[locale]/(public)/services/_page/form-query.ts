import { redirect } from "next/navigation";
import { keepsName } from "@/components/places/place-option";
import { entriesOf, needsTidying, tidyQuery } from "@/components/search/tidy-query";
import { searchPlaces } from "@/lib/domain/places/search-places";
import { around, type SearchParams } from "@/lib/schemas/listing-search";
import { PLACE } from "@/lib/schemas/search-form";
import { MAX_QUERY_LENGTH } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

const five = (degrees: number) => String(Number(degrees.toFixed(5)));

/**
 * Settles what only a form sends, so that the URL is a search (docs/product/search.md#one-value): blanks and repeated
 * list fields
 * become the plain query, and the text of a place becomes the pair of the first place of that name, both by a 307.
 * @returns the text of a place we do not know; null when there is none
 */
export async function settleFormQuery(
  locale: Locale,
  path: string,
  params: SearchParams,
): Promise<string | null> {
  const query = tidyQuery(entriesOf(params));
  const place = query.get(PLACE)?.replaceAll("\0", "").slice(0, MAX_QUERY_LENGTH).trim();
  // Beside a pair it is the pair's name.
  if (!place || !query.has("lat")) query.delete(PLACE);
  const to = () => redirect(localePath(locale, query.size > 0 ? `${path}?${query}` : path));
  if (!place || query.has("lat")) return needsTidying(params) ? to() : null;
  const [found] = await searchPlaces({ q: place, limit: 1 });
  if (!found) return place;
  const { radiusKm } = around(found.lat, found.lng);
  query.set("lat", five(found.lat));
  query.set("lng", five(found.lng));
  query.set("radiusKm", String(radiusKm));
  if (keepsName(found)) query.set(PLACE, found.label);
  return to();
}
