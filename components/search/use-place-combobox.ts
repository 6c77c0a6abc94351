import { type ComponentProps, useState } from "react";
import {
  placeNameAt,
  type PlaceOption,
  type Suggestions,
  usePlaceSuggestions,
} from "@/components/search/use-place-suggestions";

export type LocateTexts = { noGeolocation: string; unableLocation: string; failedLocation: string };

type Options = {
  /** Unique on the page: the ids of the list and its options begin with it. */
  id: string;
  /** What the field holds at first. */
  text: string;
  texts: LocateTexts;
  /** What Enter chooses while no option is marked: nothing, so that the form is sent, or the first. */
  enter: "sends" | "chooses";
  /** 'Use my location' asks for the exact place, which takes longer: a pin wants it, a search does not. */
  exact?: boolean;
  /** Coordinates come with five decimals. */
  onChosen: (place: PlaceOption) => void;
};

export type PlaceCombobox = {
  readonly suggestions: Suggestions;
  readonly items: readonly PlaceOption[];
  readonly open: boolean;
  /** The marked option; -1: none. */
  readonly active: number;
  readonly mark: (index: number) => void;
  readonly choose: (option: PlaceOption) => void;
  /** Shows another text, with no list. */
  readonly show: (text: string) => void;
  readonly locate: () => void;
  readonly locating: boolean;
  readonly problem: string | null;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly inputProps: ComponentProps<"input">;
};

const five = (degrees: number): number => Number(degrees.toFixed(5));

/**
 * A combobox (WAI-ARIA 1.2, list autocomplete) over our own gazetteer, and 'Use my location' (spec.md section 7): its
 * state, its keys and the properties of its input. `PlaceOptions` draws the list.
 */
export function usePlaceCombobox({
  id,
  text: first,
  texts,
  enter,
  exact = false,
  onChosen,
}: Options): PlaceCombobox {
  const [text, setText] = useState(first);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const suggestions = usePlaceSuggestions(typed);
  const items = suggestions.state === "ready" ? suggestions.items : [];
  const open = suggestions.state !== "idle";
  const listId = `${id}list`;
  const optionId = (index: number) => `${id}option${index}`;

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const show = (next: string) => {
    setText(next);
    close();
  };
  const choose = ({ label, lat, lng }: PlaceOption) => {
    show(label);
    setProblem(null);
    onChosen({ label, lat: five(lat), lng: five(lng) });
  };

  const locate = () => {
    setProblem(null);
    close();
    if (!("geolocation" in navigator)) return setProblem(texts.noGeolocation);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        const point = { lat: five(coords.latitude), lng: five(coords.longitude) };
        const name = await placeNameAt(point);
        setLocating(false);
        choose({ ...point, label: name ?? `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}` });
        if (name === null) setProblem(texts.failedLocation);
      },
      () => {
        setLocating(false);
        setProblem(texts.unableLocation);
      },
      { timeout: 15_000, maximumAge: 300_000, enableHighAccuracy: exact },
    );
  };

  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return setTyped(text);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One place past the ends is the typed text itself.
      const places = items.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter") {
      const chosen = items[enter === "chooses" ? Math.max(active, 0) : active];
      if (chosen || enter === "chooses") event.preventDefault();
      if (open && chosen) choose(chosen);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const inputProps: ComponentProps<"input"> = {
    value: text,
    autoComplete: "off",
    maxLength: 100,
    role: "combobox",
    "aria-expanded": open,
    "aria-controls": open ? listId : undefined,
    "aria-autocomplete": "list",
    "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
    onChange: (event) => {
      setText(event.target.value);
      setTyped(event.target.value);
      setActive(-1);
    },
    onKeyDown,
    onBlur: close,
  };

  return {
    suggestions,
    items,
    open,
    active,
    mark: setActive,
    choose,
    show,
    locate,
    locating,
    problem,
    listId,
    optionId,
    inputProps,
  };
}
