"use client";

import { ExternalLink, Plus } from "lucide-react";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { FormField } from "@/components/form/form-field";
import { PinMap } from "@/components/listings/listing-form/pin-map";
import { PlaceSearch } from "@/components/places/place-search";
import { useAddressPlace } from "@/components/places/use-address-place";
import { pointOf, usePointName } from "@/components/places/use-point-name";
import type { ListingFormState } from "@/components/listings/listing-form/use-listing-form";
import type { GroundSetting } from "@/components/map/ground-setting";
import { useTranslator } from "@/components/messages/use-translator";
import type { PlaceOption } from "@/components/places/place-option";
import { Alert } from "@/components/ui/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { latinDigits } from "@/lib/shared/digits";
import type { LatLng } from "@/lib/shared/geo";
import { mapUrl } from "@/lib/shared/map-links";

type Props = {
  id: string;
  form: ListingFormState;
  map: GroundSetting;
};

/**
 * Where the listing is: a place to choose puts the pin on the map, where it can be moved; the coordinates may also be
 * typed. What is near the pin is said, and when the address names another place
 * (docs/product/pages.md#the-providers-area).
 */
export function LocationFields({ id, form: { control, setValue }, map }: Props) {
  const t = useTranslator();
  const [locationLat, locationLng, maxRadiusKm, address] = useWatch({
    control,
    name: ["locationLat", "locationLng", "maxRadiusKm", "address"],
  });
  const { errors } = useFormState({ control, name: ["locationLat", "locationLng"] });
  const [place, setPlace] = useState<PlaceOption | null>(null);
  const point = pointOf(locationLat, locationLng);
  const name = usePointName(point);
  // The address takes the English name, which every page shows; what is read here is in the language of the page.
  const isTranslated = !t.languageTag.startsWith("en");
  const shown = usePointName(isTranslated ? point : null, t.languageTag);
  const named = useAddressPlace(address, point);
  const radius = latinDigits(maxRadiusKm).trim();
  const radiusKm = /^\d{1,5}$/.test(radius) ? Number(radius) : null;
  const put = ({ lat, lng }: LatLng) => {
    setValue("locationLat", String(lat));
    setValue("locationLng", String(lng));
  };
  const choose = (chosen: PlaceOption) => {
    setPlace(chosen);
    put(chosen);
  };
  const told = isTranslated ? shown : name;
  const near =
    told === null
      ? ""
      : told === "unknown"
        ? t("listingForm.pinUnknown")
        : t("listingForm.pinNear", { place: told.name });
  const coordinate = (key: "locationLat" | "locationLng", label: string) => (
    <FormField control={control} name={key} id={`${id}-${key}`} label={label}>
      {(field) => (
        <Input
          {...field}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
          className="tabular-nums"
        />
      )}
    </FormField>
  );
  const isInAddress = [name, shown].some(
    (one) => one !== null && one !== "unknown" && address.includes(one.name.split(",")[0]!),
  );
  const isWrong = errors.locationLat !== undefined || errors.locationLng !== undefined;
  // Closed, what is wrong in it would not be seen; who typed none is asked for a place alone.
  const isTypedWrong = isWrong && (locationLat.trim() !== "" || locationLng.trim() !== "");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <PlaceSearch id={`${id}-place`} onChosen={choose} />
        {isWrong && point === null ? <Alert>{t("listingForm.chooseOnMap")}</Alert> : null}
        <details open={isTypedWrong || undefined}>
          <summary className="flex min-h-touch cursor-pointer items-center text-sm font-medium text-action">
            {t("listingForm.coordinates")}
          </summary>
          <div className="grid grid-cols-2 gap-4 pt-2">
            {coordinate("locationLat", t("listingForm.latitude"))}
            {coordinate("locationLng", t("listingForm.longitude"))}
          </div>
        </details>
        {name !== null && name !== "unknown" && !isInAddress ? (
          <Button
            variant="quiet"
            className="-ml-4 justify-self-start !text-left"
            onClick={() =>
              setValue("address", [address.trim().replace(/,$/, ""), name.name].filter(Boolean).join(", "))
            }
          >
            <Plus aria-hidden className="size-4" />
            {t("listingForm.addAddress", { place: name.name })}
          </Button>
        ) : null}
      </div>
      <section aria-labelledby={`${id}-pin`} className="grid min-w-0 content-start gap-1.5">
        <h2 id={`${id}-pin`} className="text-sm font-medium">
          {t("listingForm.pin")}
        </h2>
        {point === null ? (
          <p className="grid aspect-video w-full place-content-center rounded-md border border-dashed border-line-strong bg-sunken px-6 text-center text-sm text-ink-3">
            {t("listingForm.pinNone")}
          </p>
        ) : (
          <PinMap
            setting={map}
            point={point}
            radiusKm={radiusKm}
            place={place}
            label={t(radiusKm === null ? "listingForm.pinPictureBare" : "listingForm.pinPicture", { near })}
            move={{ label: t("listingForm.pinMove"), hint: t("listingForm.pinHint"), onMove: put }}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p aria-live="polite" className="min-w-0 text-sm">
            {point === null ? null : name === "unknown" ? null : near}
          </p>
          {point === null ? null : (
            <a
              href={mapUrl(point)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t("listingForm.pinMapLabel")}
              className={cn(buttonClass({ variant: "quiet" }), "-mx-4")}
            >
              {t("listingForm.pinMap")}
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )}
        </div>
        {named === null ? null : (
          <Alert
            tone="warn"
            action={
              <Button variant="line" onClick={() => choose(named)}>
                {t("listingForm.pinToAddress", { place: named.label.split(",")[0]! })}
              </Button>
            }
          >
            {t("listingForm.farFromAddress", { place: named.label, km: Math.round(named.km) })}
          </Alert>
        )}
        {name === "unknown" ? <Alert tone="warn">{t("listingForm.pinOutside")}</Alert> : null}
      </section>
    </div>
  );
}
