import { useState } from "react";
import { type Combobox, useCombobox } from "@/components/form/use-combobox";
import { useSuggestions } from "@/components/form/use-suggestions";
import { useTranslator } from "@/components/messages/use-translator";
import { useLocate } from "@/components/places/use-locate";
import { placesPath, type PlaceOption } from "@/components/places/place-option";

type Options = {
  /** Unique on the page: the ids of the list and its options begin with it. */
  id: string;
  inputId?: string;
  onEntered?: () => void;
  /** What the field holds at first. */
  text: string;
  /** What Enter chooses while no option is marked: nothing, so that the form is sent, or the first. */
  enter: "sends" | "chooses";
  /** 'Use my location' asks for the exact place, which takes longer: a pin wants it, a search does not. */
  exact?: boolean;
  /** Its list cannot be drawn yet: nothing is suggested. */
  isListMissing?: boolean;
  /** Coordinates come with five decimals. */
  onChosen: (place: PlaceOption) => void;
};

export type PlaceCombobox = Combobox<PlaceOption> & {
  readonly locate: () => void;
  readonly locating: boolean;
  readonly problem: string | null;
  /** The device would tell, but may not tell this site. */
  readonly isDenied: boolean;
};

const five = (degrees: number): number => Number(degrees.toFixed(5));

/**
 * A combobox over our own gazetteer, and 'Use my location' (docs/product/search.md#places-and-distance).
 * `PlaceOptions` draws the list.
 */
export function usePlaceCombobox({
  id,
  inputId,
  onEntered,
  text,
  enter,
  exact = false,
  isListMissing = false,
  onChosen,
}: Options): PlaceCombobox {
  const t = useTranslator();
  const [typed, setTyped] = useState<string | null>(null);
  const take = ({ lat, lng, ...place }: PlaceOption) => {
    combobox.show(place.label);
    onChosen({ ...place, lat: five(lat), lng: five(lng) });
  };
  const { locate, locating, problem, isDenied, forget } = useLocate({ exact, onFound: take });
  const suggested = useSuggestions<PlaceOption>(typed, placesPath(t.languageTag));
  const combobox = useCombobox<PlaceOption>({
    id,
    ...(inputId !== undefined && { inputId }),
    ...(onEntered !== undefined && { onEntered }),
    text,
    onTyped: (text) => {
      if (text !== null) forget();
      setTyped(text);
    },
    suggestions: isListMissing ? { state: "idle" } : suggested,
    enter,
    onChosen: (place) => {
      forget();
      take(place);
    },
  });
  return {
    ...combobox,
    locate: () => {
      combobox.close();
      locate();
    },
    locating,
    problem,
    isDenied,
  };
}
