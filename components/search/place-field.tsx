"use client";

import { LocateFixed } from "lucide-react";
import { useId, useRef, useState, useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { PLACE, PLACE_WAS } from "@/components/search/tidy-query";
import {
  placeNameAt,
  type PlaceOption,
  usePlaceSuggestions,
} from "@/components/search/use-place-suggestions";
import { DEFAULT_RADIUS_KM } from "@/lib/shared/limits";

export type PlaceTexts = {
  label: string;
  placeholder: string;
  useMyLocation: string;
  locating: string;
  noGeolocation: string;
  unableLocation: string;
  failedLocation: string;
  loading: string;
  noOptions: string;
  suggestions: string;
};

/** A place as the forms hold it; `radiusKm` only where this field carries the radius. */
export type ChosenPlace = PlaceOption & { radiusKm?: number | undefined };

type Props = {
  texts: PlaceTexts;
  /** The place of the present search. */
  place: ChosenPlace | null;
  /** In the bar the field carries the radius and draws no frame of its own. */
  look: "bar" | "panel";
  onChosen?: (place: ChosenPlace) => void;
};

const never = () => () => undefined;
const five = (degrees: number): number => Number(degrees.toFixed(5));

/**
 * The field for a place: a combobox (WAI-ARIA 1.2, list autocomplete) over our own gazetteer, and 'Use my location'.
 * It sends `lat`, `lng` and its texts; without JavaScript the typed text alone, which the server looks up.
 */
export function PlaceField({ texts, place, look, onChosen }: Props) {
  const id = useId();
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(place);
  const [text, setText] = useState(place?.label ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const suggestions = usePlaceSuggestions(typed);

  // The search changed by other means (a chip, Back): the field follows.
  const [seen, setSeen] = useState(place);
  if (
    seen?.lat !== place?.lat ||
    seen?.lng !== place?.lng ||
    seen?.label !== place?.label ||
    seen?.radiusKm !== place?.radiusKm
  ) {
    setSeen(place);
    setChosen(place);
    setText(place?.label ?? "");
    setTyped(null);
  }

  const items = suggestions.state === "ready" ? suggestions.items : [];
  const open = suggestions.state !== "idle";

  const choose = (option: PlaceOption) => {
    const next = {
      label: option.label,
      lat: five(option.lat),
      lng: five(option.lng),
      radiusKm: DEFAULT_RADIUS_KM,
    };
    setChosen(next);
    setText(next.label);
    close();
    setProblem(null);
    onChosen?.(next);
  };
  const close = () => {
    setTyped(null);
    setActive(-1);
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
      { timeout: 15_000, maximumAge: 300_000 },
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
    } else if (event.key === "Enter" && active >= 0 && items[active]) {
      event.preventDefault();
      choose(items[active]);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const listId = `${id}list`;
  const optionId = (index: number) => `${id}option${index}`;
  return (
    <div className={cn("relative", look === "bar" ? "flex min-w-0 items-center md:-my-1" : "grid gap-1.5")}>
      <div className={look === "bar" ? "min-w-0 flex-1" : "grid gap-1.5"}>
        <label
          htmlFor={`${id}input`}
          className={look === "bar" ? "block text-2xs font-medium text-ink-3" : "text-sm font-semibold"}
        >
          {texts.label}
        </label>
        <input
          ref={input}
          id={`${id}input`}
          name={PLACE}
          value={text}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={100}
          role="combobox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className={
            look === "bar"
              ? "w-full bg-transparent text-base text-ellipsis outline-none placeholder:text-ink-3 placeholder:opacity-100"
              : inputClass
          }
        />
      </div>
      <input type="hidden" name={PLACE_WAS} value={chosen?.label ?? ""} />
      {chosen ? (
        <>
          <input type="hidden" name="lat" value={chosen.lat} />
          <input type="hidden" name="lng" value={chosen.lng} />
          {look === "bar" && chosen.radiusKm !== undefined ? (
            <input type="hidden" name="radiusKm" value={chosen.radiusKm} />
          ) : null}
        </>
      ) : null}
      <button
        type="button"
        onClick={locate}
        disabled={locating}
        className={cn(
          buttonClass({ variant: "quiet" }),
          "disabled:bg-transparent",
          look === "bar" ? "shrink-0" : "-ml-4 justify-self-start",
          !ready && "invisible",
        )}
      >
        {locating ? <Spinner className="size-4" /> : <LocateFixed aria-hidden className="size-4" />}
        <span aria-live="polite" className={look === "bar" ? "md:max-lg:sr-only" : ""}>
          {locating ? texts.locating : texts.useMyLocation}
        </span>
      </button>
      {problem ? (
        <p
          id={`${id}problem`}
          role="alert"
          className={
            look === "bar"
              ? "absolute top-full left-0 z-20 mt-3 rounded-md border border-bad bg-bad-soft px-3 py-2 text-sm font-medium text-bad"
              : "text-xs font-medium text-bad"
          }
        >
          {problem}
        </p>
      ) : null}
      {open ? (
        <div
          className={cn(
            "absolute left-0 z-30 w-full overflow-hidden rounded-card border border-line bg-surface py-1 text-sm shadow-float",
            look === "bar" ? "top-full mt-3 min-w-64" : "top-[4.75rem]",
          )}
          // A press on the list must not take the focus from the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.length > 0 ? (
            <ul id={listId} role="listbox" aria-label={texts.suggestions}>
              {items.map((option, index) => (
                <li
                  key={`${option.label} ${option.lat} ${option.lng}`}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => choose(option)}
                  onPointerMove={() => setActive(index)}
                  className="flex min-h-touch cursor-pointer items-center px-4 py-1 aria-selected:bg-action-soft"
                >
                  {option.label}
                </li>
              ))}
            </ul>
          ) : (
            <p id={listId} role="status" className="flex min-h-touch items-center px-4 text-ink-3">
              {suggestions.state === "loading" ? texts.loading : texts.noOptions}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}
