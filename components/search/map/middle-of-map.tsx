import { usePointName } from "@/components/places/use-point-name";
import { useTranslator } from "@/components/messages/use-translator";
import { areaOf, type MapPart } from "@/components/search/map/use-map-part";

type Props = {
  /** Null until it is known: its room stays empty. */
  part: MapPart | null;
  /** In which the place is named: a tag of BCP 47. */
  language: string;
};

/** 'Andheri, Mumbai' of 'Andheri, Mumbai, Maharashtra': the map itself shows the state. */
const withoutState = (place: string): string => place.replace(/, [^,]+$/, "");

/** Our base map knows no streets: the nearest place to its middle, and for whoever listens the point as well. */
export const MiddleOfMap = ({ part, language }: Props) => (
  <div className="h-[1.125lh] text-xs text-ink-3">
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
  if (near === null || near === "unknown") return <p className="sr-only">{point}</p>;
  return (
    <>
      {/* Half a country is near no place. */}
      {areaOf(part).isWider ? null : (
        <p aria-hidden className="truncate">
          {t("map.middleShort", { place: withoutState(near.name) })}
        </p>
      )}
      <p className="sr-only">{t("map.middleNear", { place: near.name, point })}</p>
    </>
  );
}
