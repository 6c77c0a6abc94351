"use client";

import { LocateFixed } from "lucide-react";
import { useTranslator } from "@/components/messages/use-translator";
import { PlaceOptions } from "@/components/places/place-options";
import { usePlaceCombobox } from "@/components/places/use-place-combobox";
import type { PlaceOption } from "@/components/places/place-option";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";

type Props = { id: string; onChosen: (place: PlaceOption) => void };

/** Finds the place of a listing, by its name or where the device is. It is sent nowhere: Enter only chooses. */
export function PlaceSearch({ id, onChosen }: Props) {
  const t = useTranslator();
  const combobox = usePlaceCombobox({ id, text: "", enter: "chooses", exact: true, onChosen });
  const { locate, locating, problem } = combobox;
  return (
    <Field id={id} label={t("listingForm.place")} hint={t("listingForm.placeHint")} error={problem}>
      {(control) => (
        <div>
          <div className="relative">
            <Input {...control} {...combobox.inputProps} placeholder={t("listingForm.placePlaceholder")} />
            <PlaceOptions combobox={combobox} className="top-full mt-1" />
          </div>
          <Button
            variant="quiet"
            disabled={locating}
            onClick={locate}
            className="mt-1 -ml-4 disabled:bg-transparent"
          >
            {locating ? <Spinner className="size-4" /> : <LocateFixed aria-hidden className="size-4" />}
            <span aria-live="polite">{locating ? t("search.locating") : t("search.useMyLocation")}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
