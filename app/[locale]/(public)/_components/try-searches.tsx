import Link from "next/link";
import { pillClass } from "@/components/ui/chip";
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

/** 'Try: Corrugated boxes in Pune …': real searches as links. */
export function TrySearches({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="mt-4 flex items-start gap-3 text-sm">
      <span id="try" className="flex min-h-touch items-center text-ink-2 max-sm:my-1">
        {t("home.try")}
      </span>
      <ul
        aria-labelledby="try"
        className="flex gap-2 max-sm:-mr-4 max-sm:overflow-x-auto max-sm:py-1 max-sm:pr-4 max-sm:[scrollbar-width:none] sm:flex-wrap"
      >
        {SEARCHES.map(({ key, q, lat, lng }) => {
          const query = new URLSearchParams({
            q,
            lat: String(lat),
            lng: String(lng),
            radiusKm: String(DEFAULT_RADIUS_KM),
          });
          return (
            <li key={key}>
              <Link href={localePath(locale, `/services?${query}`)} prefetch={false} className={pillClass}>
                {t(`home.searches.${key}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
