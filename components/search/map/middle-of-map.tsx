import { usePointName } from "@/components/places/use-point-name";
import { useTranslator } from "@/components/messages/use-translator";
import type { MapPart } from "@/components/search/map/use-map-part";

/** Our base map knows no streets: the nearest place to its middle, and the point, in words. */
export function MiddleOfMap({ part }: { part: MapPart }) {
  const t = useTranslator();
  const [lat, lng] = [(part.south + part.north) / 2, (part.west + part.east) / 2].map((degrees) =>
    degrees.toFixed(4),
  );
  const name = usePointName({ lat: Number(lat), lng: Number(lng) });
  const point = `${lat}, ${lng}`;
  return (
    <p className="line-clamp-2 h-[2.25lh] text-xs xl:h-auto text-ink-3 tabular-nums">
      {name === null || name === "unknown" ? point : t("map.middleNear", { place: name.name, point })}
    </p>
  );
}
