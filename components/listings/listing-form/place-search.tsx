"use client";

import { LocateFixed } from "lucide-react";
import { useState } from "react";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import {
  placeNameAt,
  type PlaceOption,
  usePlaceSuggestions,
} from "@/components/search/use-place-suggestions";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";

type Props = { id: string; texts: ListingFormTexts; onChosen: (place: PlaceOption) => void };

const five = (degrees: number): number => Number(degrees.toFixed(5));

/** A combobox (WAI-ARIA 1.2, list autocomplete) over our own gazetteer, and 'Use my location'. It is sent nowhere. */
export function PlaceSearch({ id, texts, onChosen }: Props) {
  const [text, setText] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const suggestions = usePlaceSuggestions(typed);
  const items = suggestions.state === "ready" ? suggestions.items : [];
  const open = suggestions.state !== "idle";

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (option: PlaceOption) => {
    setText(option.label);
    setProblem(null);
    close();
    onChosen({ label: option.label, lat: five(option.lat), lng: five(option.lng) });
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
      { timeout: 15_000, maximumAge: 300_000, enableHighAccuracy: true },
    );
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return setTyped(text);
      const places = items.length + 1;
      setActive(((active + 1 + (event.key === "ArrowDown" ? 1 : -1) + places) % places) - 1);
    } else if (event.key === "Enter") {
      // Enter in this field chooses a place; it never submits the form.
      event.preventDefault();
      const chosen = items[Math.max(active, 0)];
      if (open && chosen) choose(chosen);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <Field id={id} label={texts.place} hint={texts.placeHint} error={problem}>
      {(control) => (
        <div>
          <div className="relative">
            <Input
              {...control}
              value={text}
              placeholder={texts.placePlaceholder}
              autoComplete="off"
              maxLength={100}
              role="combobox"
              aria-expanded={open}
              aria-controls={open ? `${id}-list` : undefined}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? optionId(active) : undefined}
              onChange={(event) => {
                setText(event.target.value);
                setTyped(event.target.value);
                setActive(-1);
              }}
              onKeyDown={onKeyDown}
              onBlur={close}
            />
            {open ? (
              <div
                className="absolute top-full left-0 z-30 mt-1 w-full overflow-hidden rounded-card border border-line bg-surface py-1 text-sm shadow-float"
                // A press on the list must not take the focus from the field.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
              >
                {items.length > 0 ? (
                  <ul id={`${id}-list`} role="listbox" aria-label={texts.suggestions}>
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
                  <p
                    id={`${id}-list`}
                    role="status"
                    className="flex min-h-touch items-center px-4 text-ink-3"
                  >
                    {suggestions.state === "loading" ? texts.loadingPlaces : texts.noOptions}
                  </p>
                )}
              </div>
            ) : null}
          </div>
          <Button
            variant="quiet"
            disabled={locating}
            onClick={locate}
            className="mt-1 -ml-4 disabled:bg-transparent"
          >
            {locating ? <Spinner className="size-4" /> : <LocateFixed aria-hidden className="size-4" />}
            <span aria-live="polite">{locating ? texts.locating : texts.useMyLocation}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
