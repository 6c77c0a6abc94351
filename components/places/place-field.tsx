"use client";

import { useId, useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { inputClass } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { useLoaded } from "@/components/ui/use-loaded";
import { usePlaceCombobox } from "@/components/places/use-place-combobox";
import { keepsName, type PlaceOption } from "@/components/places/place-option";
import { PLACE, PLACE_NAME, PLACE_WAS } from "@/lib/schemas/search-form";
import { DEFAULT_RADIUS_KM } from "@/lib/shared/limits";
import { useAlive } from "@/components/ui/use-alive";

/** A place as the forms hold it; `radiusKm` only where this field carries the radius; `isNamed`: its name goes with it. */
export type ChosenPlace = PlaceOption & { radiusKm?: number | undefined; isNamed?: boolean };

type Props = {
  /** The place of the present search. */
  place: ChosenPlace | null;
  /** The name of a place that the search has already, though not from here. */
  said?: string | undefined;
  /** In the bar the field carries the radius and draws no frame of its own. */
  look: "bar" | "panel";
  onChosen?: (place: ChosenPlace) => void;
};

const loadOptions = () => import("@/components/places/place-options");

/**
 * The field for a place: a combobox (WAI-ARIA 1.2, list autocomplete) over our own gazetteer, and 'Use my location'.
 * Its list is loaded for the first focus. It sends `lat`, `lng` and its texts; without JavaScript the typed text alone, which the server looks up.
 */
export function PlaceField({ place, said, look, onChosen }: Props) {
  const t = useTranslator();
  const id = useId();
  const ready = useAlive();
  const [list, loadList] = useLoaded(loadOptions);
  const [chosen, setChosen] = useState(place);
  const combobox = usePlaceCombobox({
    id,
    inputId: `${id}input`,
    onEntered: loadList,
    text: place?.label ?? "",
    enter: "sends",
    isListMissing: list === null,
    onChosen: (option) => {
      const next = { ...option, radiusKm: DEFAULT_RADIUS_KM, isNamed: keepsName(option) };
      setChosen(next);
      loadOptions().then(
        ({ rememberPlace }) => rememberPlace(option),
        () => undefined,
      );
      onChosen?.(next);
    },
  });
  const { locate, locating, problem, isDenied } = combobox;

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
    combobox.show(place?.label ?? "");
  }

  return (
    <div className={cn("relative", look === "bar" ? "bar-where" : "grid gap-1.5")}>
      <div className={look === "bar" ? "min-w-0 flex-1" : "grid gap-1.5"}>
        <label htmlFor={`${id}input`} className={look === "bar" ? "bar-label" : "text-sm font-semibold"}>
          {t(look === "bar" ? "search.where" : "search.place")}
        </label>
        <input
          id={`${id}input`}
          name={PLACE}
          {...combobox.inputProps}
          // What was asked for in vain is asked for again.
          onInput={loadList}
          placeholder={said ?? t("search.wherePlaceholder")}
          aria-describedby={problem ? `${id}problem` : undefined}
          // In force as a chosen one is, it looks like one.
          className={cn(look === "bar" ? "bar-input" : inputClass, said && "placeholder:text-ink")}
        />
      </div>
      <input type="hidden" name={PLACE_WAS} value={chosen?.label ?? ""} />
      {chosen ? (
        <>
          <input type="hidden" name="lat" value={chosen.lat} />
          <input type="hidden" name="lng" value={chosen.lng} />
          {chosen.isNamed ? <input type="hidden" name={PLACE_NAME} value={chosen.label} /> : null}
          {look === "bar" && chosen.radiusKm !== undefined ? (
            <input type="hidden" name="radiusKm" value={chosen.radiusKm} />
          ) : null}
        </>
      ) : null}
      <button
        type="button"
        onClick={() => {
          loadList();
          locate();
        }}
        disabled={locating}
        className={cn(
          buttonClass({ variant: "quiet" }),
          "disabled:bg-transparent",
          look === "bar" ? "max-md:-mr-3 max-md:pl-2 md:shrink-0" : "-ml-4 justify-self-start",
          !ready && "invisible",
        )}
      >
        {locating ? <Spinner className="size-4" /> : <Icon name="locate-fixed" className="size-4" />}
        <span
          aria-live="polite"
          className={
            // On a phone the name of a place needs the room.
            look === "bar"
              ? cn("md:max-lg:sr-only", combobox.text !== "" && !locating && "max-md:sr-only")
              : ""
          }
        >
          {locating ? t("search.locating") : t("search.useMyLocation")}
        </span>
      </button>
      {problem ? (
        <div id={`${id}problem`} className={look === "bar" ? "bar-problem" : "text-xs font-medium text-bad"}>
          <p role="alert">{problem}</p>
          {list === null ? null : <list.InsteadOfDevice isDenied={isDenied} isEmpty={combobox.text === ""} />}
        </div>
      ) : null}
      {list === null ? null : (
        <list.PlaceOptions
          combobox={combobox}
          className={look === "bar" ? "top-full mt-3 min-w-64" : "top-[4.75rem]"}
        />
      )}
    </div>
  );
}
