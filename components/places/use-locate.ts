import { useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import type { PlaceOption } from "@/components/places/place-option";

type Options = {
  /** Asks for the exact place, which takes longer: a pin wants it, a search does not. */
  exact?: boolean;
  /** Coordinates come with five decimals. */
  onFound: (place: PlaceOption) => void;
};

/**
 * 'Use my location' (docs/product/search.md#places-and-distance): where the device is, by the name of the place there.
 */
export function useLocate({ exact = false, onFound }: Options) {
  const t = useTranslator();
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDenied, setDenied] = useState(false);

  const locate = async () => {
    setProblem(null);
    setLocating(true);
    // Loaded now: most visits never ask.
    const { place, problem, isDenied } = await import("@/components/places/locate-device").then(
      ({ locateDevice }) => locateDevice(exact, t.languageTag),
      () => ({ place: null, problem: "search.unableLocation" as const, isDenied: false }),
    );
    setLocating(false);
    setProblem(problem && t(problem));
    setDenied(isDenied);
    if (place) onFound(place);
  };
  return { locate, locating, problem, isDenied, forget: () => setProblem(null) };
}
