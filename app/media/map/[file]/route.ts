import { cityName } from "@/lib/content/cities";
import { mapPlaces } from "@/lib/domain/places/map-places";
import { plainRoute } from "@/lib/http/plain-route";
import { notFound } from "@/lib/shared/errors";
import { LOCALES } from "@/lib/shared/locale";

const BROWSER_CACHE_SECONDS = 24 * 60 * 60;

type Context = { params: Promise<{ file: string }> };

/** The names on the map, `places-{language}.json`, as GeoJSON: `n` name, `k` kind, `r` importance in thousands. */
export const GET = plainRoute(
  { name: "map-places", perMinute: 60 },
  async (_request, { params }: Context) => {
    const { file } = await params;
    const locale = LOCALES.find((one) => file === `places-${one}.json`);
    if (locale === undefined) throw notFound();
    const features = (await mapPlaces()).map(({ kind, name, stateCode, importance, lng, lat }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [short(lng), short(lat)] },
      properties: {
        n: kind === "city" ? cityName({ name, stateCode }, locale) : name,
        k: kind,
        r: Math.round(importance / 1000),
      },
    }));
    return new Response(JSON.stringify({ type: "FeatureCollection", features }), {
      headers: {
        "Content-Type": "application/geo+json",
        "Cache-Control": `public, max-age=${BROWSER_CACHE_SECONDS}`,
      },
    });
  },
);

/** To 110 m, which no zoom of ours tells apart. */
const short = (degrees: number): number => Math.round(degrees * 1000) / 1000;
