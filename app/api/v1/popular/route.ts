import { popularNear } from "@/lib/api/popular";
import { landingPath } from "@/components/places/landing-links";
import { categoryName } from "@/lib/content/categories";
import { cityName } from "@/lib/content/cities";
import { popularNear as findPopular } from "@/lib/domain/listings/landing/popular-near";
import { methods, route } from "@/lib/http/route";
import { HOME_POPULAR } from "@/lib/shared/limits";
import { localePath } from "@/lib/shared/locale";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(popularNear, async ({ query: { lang, ...point } }) => {
    const found = await findPopular(point, HOME_POPULAR);
    if (found === null) return { city: null, items: [] };
    return {
      city: cityName(found.city, lang),
      items: found.categories.map((category) => ({
        name: categoryName(category, lang),
        path: localePath(lang, landingPath(found.city, category)),
      })),
    };
  }),
});
