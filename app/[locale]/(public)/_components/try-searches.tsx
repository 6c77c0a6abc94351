import { HeroRow } from "@/app/[locale]/(public)/_components/hero-row";
import { Messages } from "@/components/messages/messages";
import { translator } from "@/lib/content/messages";
import { DEFAULT_RADIUS_KM } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

/** Searches to begin with; each place by its point in the gazetteer. */
const SEARCHES = [
  { key: "boxes", q: "corrugated boxes", lat: 18.51957, lng: 73.85535 },
  { key: "pumps", q: "pumps", lat: 11.00555, lng: 76.96612 },
  { key: "yarn", q: "hosiery yarn", lat: 30.91204, lng: 75.85379 },
  { key: "ac", q: "AC service", lat: 26.91962, lng: 75.78781 },
] as const;

/** 'Try: Corrugated boxes in Pune …': real searches as links, until a place is known. */
export function TrySearches({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <Messages locale={locale} of={["heroRow"]}>
      <HeroRow
        locale={locale}
        links={SEARCHES.map(({ key, q, lat, lng }) => {
          const query = new URLSearchParams({
            q,
            lat: String(lat),
            lng: String(lng),
            radiusKm: String(DEFAULT_RADIUS_KM),
          });
          return [localePath(locale, `/services?${query}`), t(`home.searches.${key}`)];
        })}
      />
    </Messages>
  );
}
