"use client";

import { Controller, useWatch } from "react-hook-form";
import { FormField } from "@/components/form/form-field";
import { shownPrice } from "@/components/listings/listing-form/listing-values";
import type { ListingFormState } from "@/components/listings/listing-form/use-listing-form";
import { priceWords } from "@/components/listings/price";
import { useTranslator } from "@/components/messages/use-translator";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { PRICE_UNITS } from "@/lib/shared/price-unit";

type Props = {
  id: string;
  form: ListingFormState;
};

/**
 * What a listing costs, for what, and whether prices begin there; or that it is said on request
 * (docs/product/listings.md#price).
 */
export function PriceFields({ id, form }: Props) {
  const t = useTranslator();
  const { control } = form;
  const [price, unit, from, onRequest] = useWatch({
    control,
    name: ["price", "priceUnit", "from", "priceOnRequest"],
  });
  const rupees = shownPrice(price);
  const isOnRequest = onRequest !== "";
  const shown = priceWords(
    {
      price: rupees,
      priceUnit: PRICE_UNITS.find((one) => one === unit) ?? null,
      from: from !== "",
    },
    t,
    t("listingForm.priceHint"),
  );
  const of = <N extends "price" | "priceUnit">(name: N) => ({ control, name, id: `${id}-${name}` });
  return (
    <div className="grid content-start gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,9rem)] gap-3">
        <FormField
          {...of("price")}
          label={t("listingForm.price")}
          hint={
            isOnRequest
              ? t("listingForm.priceOnRequestHint")
              : rupees === null
                ? t("listingForm.priceHint")
                : t("listingForm.priceShown", { price: shown })
          }
        >
          {(field) => (
            <Input
              {...field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
              required={!isOnRequest}
              disabled={isOnRequest}
              className="tabular-nums"
            />
          )}
        </FormField>
        <FormField {...of("priceUnit")} label={t("listingForm.priceUnit")}>
          {(field) => (
            <Select {...field} className="min-w-0" disabled={isOnRequest}>
              <option value="">{t("listingForm.noUnit")}</option>
              {PRICE_UNITS.map((one) => (
                <option key={one} value={one}>
                  {t(`price.units.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Flag {...{ form, id }} name="from" label={t("listingForm.priceFrom")} disabled={isOnRequest} />
        <Flag {...{ form, id }} name="priceOnRequest" label={t("listingForm.priceOnRequest")} />
      </div>
    </div>
  );
}

type FlagProps = Pick<Props, "id" | "form"> & {
  name: "from" | "priceOnRequest";
  label: string;
  disabled?: boolean;
};

/** Yes or no: 'true' or blank in the form. */
const Flag = ({ id, form, name, label, disabled }: FlagProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { value, onChange, ...field }, fieldState }) => {
      const error = fieldState.error?.message;
      return (
        <div>
          <Checkbox
            {...field}
            id={`${id}-${name}`}
            label={label}
            disabled={disabled}
            checked={value !== ""}
            onChange={(event) => onChange(event.target.checked ? "true" : "")}
          />
          {error === undefined ? null : <FieldError>{error}</FieldError>}
        </div>
      );
    }}
  />
);
