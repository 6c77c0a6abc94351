import { placeName } from "@/lib/content/cities";
import { subcategoryName } from "@/lib/content/categories";
import type { FoundSuggestion } from "@/lib/domain/listings/suggestions/find-suggestions";
import type { Suggestion } from "@/lib/schemas/suggestion";
import type { Locale } from "@/lib/shared/locale";
import { companySlug } from "@/lib/shared/slug";

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** A city or state by its name alone, a part of a city with the city. */
function shortAndRest(label: string, kind: string): [string, string | null] {
  const parts = label.split(", ");
  const size = kind === "locality" ? 2 : 1;
  return [parts.slice(0, size).join(", "), parts.slice(size).join(", ") || null];
}

/** A suggestion as it reads: subcategories in the language of the page, a place in the script of what is typed. */
export function suggestionText(found: FoundSuggestion, lang: Locale): Suggestion {
  if (found.kind === "company")
    return {
      kind: found.kind,
      text: found.company.companyName,
      detail: null,
      listings: null,
      path: `/company/${companySlug(found.company)}`,
    };
  if (found.kind === "place") {
    const { need, link, place } = found;
    const isHindi = need === null ? lang === "hi" : DEVANAGARI.test(need);
    const [name, rest] = shortAndRest(placeName(place.label, isHindi ? "hi" : "en"), place.kind);
    const text = need === null ? name : isHindi ? `${name} में ${need}` : `${need} ${link ?? "in"} ${name}`;
    return { kind: found.kind, text, detail: rest, listings: null, path: null };
  }
  const { before, need } = found;
  const name = subcategoryName(need.subcategory.categorySlug, need.subcategory, lang);
  return found.kind === "subcategory"
    ? { kind: found.kind, text: before + name, detail: need.term, listings: need.listings, path: null }
    : { kind: found.kind, text: before + need.text, detail: name, listings: null, path: null };
}
