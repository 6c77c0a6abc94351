import { groundSetting } from "@/app/[locale]/_page/ground-setting";
import { AreaMap } from "@/components/map/area-map";
import { PointSketch } from "@/components/map/point-sketch";
import { Messages } from "@/components/messages/messages";
import { translator } from "@/lib/content/messages";
import type { LatLng } from "@/lib/shared/geo";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  point: LatLng;
  /** How far is served, km; null when not said. */
  radiusKm: number | null;
  /** What stands at the point, in words. */
  address: string;
  /** The name of its city. */
  city: string | null;
  locale: Locale;
};

/** Where a listing or a company is, and how far it serves. */
export function WhereItIs({ point, radiusKm, address, city, locale }: Props) {
  const t = translator(locale);
  const label =
    radiusKm === null
      ? t("listing.wherePlain", { address })
      : t("listing.whereServes", { address, km: radiusKm });
  return (
    <section aria-labelledby="where" className="mt-6">
      <h2 id="where" className="text-lg font-semibold">
        {t("listing.where")}
      </h2>
      <div className="mt-3 max-w-xl">
        <Messages locale={locale} of={["ground"]}>
          <AreaMap
            setting={groundSetting(locale)}
            point={point}
            radiusKm={radiusKm}
            label={label}
            sketch={
              <PointSketch point={point} radiusKm={radiusKm} place={null} name={city} label={label} t={t} />
            }
          />
        </Messages>
      </div>
    </section>
  );
}
