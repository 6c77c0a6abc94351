"use client";

import { LocateFixed } from "lucide-react";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import { PlaceOptions } from "@/components/search/place-options";
import { usePlaceCombobox } from "@/components/search/use-place-combobox";
import type { PlaceOption } from "@/components/search/place-option";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";

type Props = { id: string; texts: ListingFormTexts; onChosen: (place: PlaceOption) => void };

/** Finds the place of a listing, by its name or where the device is. It is sent nowhere: Enter only chooses. */
export function PlaceSearch({ id, texts, onChosen }: Props) {
  const combobox = usePlaceCombobox({ id, text: "", texts, enter: "chooses", exact: true, onChosen });
  const { locate, locating, problem } = combobox;
  return (
    <Field id={id} label={texts.place} hint={texts.placeHint} error={problem}>
      {(control) => (
        <div>
          <div className="relative">
            <Input {...control} {...combobox.inputProps} placeholder={texts.placePlaceholder} />
            <PlaceOptions
              combobox={combobox}
              texts={{
                suggestions: texts.suggestions,
                loading: texts.loadingPlaces,
                noOptions: texts.noOptions,
              }}
              className="top-full mt-1"
            />
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
