import { usePointName } from "@/components/places/use-point-name";
import { useTranslator } from "@/components/messages/use-translator";
import type { MapPart } from "@/components/search/map/use-map-part";

type Props = {
  /** Null until it is known: its room stays empty. */
  part: MapPart | null;
  /** In which the place is named: a tag of BCP 47. */
  language: string;
};

/** 'Andheri, Mumbai' of 'Andheri, Mumbai, Maharashtra': on a phone the map itself shows the state. */
const withoutState = (place: string): string => place.replace(/, [^,]+$/, "");

/** Our base map knows no streets: the nearest place to its middle, and the point, in words; on a phone a line for each. */
export const MiddleOfMap = ({ part, language }: Props) => (
  <div className="map-told text-xs text-ink-3 xl:min-h-[1lh]">
    {part === null ? null : <Middle part={part} language={language} />}
  </div>
);

function Middle({ part, language }: Props & { part: MapPart }) {
  const t = useTranslator();
  const [lat, lng] = [(part.south + part.north) / 2, (part.west + part.east) / 2].map((degrees) =>
    degrees.toFixed(4),
  );
  const near = usePointName({ lat: Number(lat), lng: Number(lng) }, language);
  const point = `${lat}, ${lng}`;
  const name = near === null || near === "unknown" ? null : near.name;
  return (
    <>
      {name === null ? null : (
        <>
          <p className="line-clamp-2 max-sm:hidden">{t("map.middleNear", { place: name, point })}</p>
          <p className="truncate sm:hidden">{t("map.middleShort", { place: withoutState(name) })}</p>
        </>
      )}
      <p className={name === null ? undefined : "sm:hidden"}>{point}</p>
    </>
  );
}
