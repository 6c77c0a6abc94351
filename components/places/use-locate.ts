import { useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { placeNameAt, type PlaceOption } from "@/components/places/place-option";

type Options = {
  /** Asks for the exact place, which takes longer: a pin wants it, a search does not. */
  exact?: boolean;
  /** Coordinates come with five decimals. */
  onFound: (place: PlaceOption) => void;
};

const five = (degrees: number): number => Number(degrees.toFixed(5));

/**
 * 'Use my location' (docs/product/search.md#places-and-distance): where the device is, by the name of the place there.
 */
export function useLocate({ exact = false, onFound }: Options) {
  const t = useTranslator();
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const locate = () => {
    setProblem(null);
    if (!("geolocation" in navigator)) return setProblem(t("search.noGeolocation"));
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        const point = { lat: five(coords.latitude), lng: five(coords.longitude) };
        const name = await placeNameAt(point);
        setLocating(false);
        setProblem(name === null ? t("search.failedLocation") : null);
        onFound({ ...point, label: name ?? `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}` });
      },
      () => {
        setLocating(false);
        setProblem(t("search.unableLocation"));
      },
      { timeout: 15_000, maximumAge: 300_000, enableHighAccuracy: exact },
    );
  };
  return { locate, locating, problem, forget: () => setProblem(null) };
}
