"use client";

import { Controller, useWatch } from "react-hook-form";
import { errorWords, FormField } from "@/components/form/form-field";
import type { FormTexts } from "@/components/form/form-texts";
import { fillText } from "@/components/listings/fill-text";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import { plainPrice } from "@/components/listings/listing-form/listing-values";
import type { ListingFormState } from "@/components/listings/listing-form/use-listing-form";
import { type PriceTexts, priceWords } from "@/components/listings/price";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { PRICE_UNITS } from "@/lib/shared/price-unit";

type Props = {
  id: string;
  form: ListingFormState;
  texts: ListingFormTexts;
  prices: PriceTexts;
  messages: FormTexts;
};

/**
 * What a listing costs, for what, and whether prices begin there; or that it is said on request
 * (docs/product/listings.md#price).
 */
export function PriceFields({ id, form, texts, prices, messages }: Props) {
  const { control } = form;
  const [price, unit, from, onRequest] = useWatch({
    control,
    name: ["price", "priceUnit", "from", "priceOnRequest"],
  });
  const rupees = plainPrice(price);
  const isOnRequest = onRequest !== "";
  const isReadable = /^\d{1,10}$/.test(rupees);
  const shown = priceWords(
    {
      price: isReadable ? Number(rupees) : null,
      priceUnit: PRICE_UNITS.find((one) => one === unit) ?? null,
      from: from !== "",
    },
    prices,
    texts.priceHint,
  );
  const of = <N extends "price" | "priceUnit">(name: N) => ({ control, name, id: `${id}-${name}`, messages });
  return (
    <div className="grid content-start gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,9rem)] gap-3">
        <FormField
          {...of("price")}
          label={texts.price}
          hint={
            isOnRequest
              ? texts.priceOnRequestHint
              : isReadable
                ? fillText(texts.priceShown, { price: shown })
                : texts.priceHint
          }
        >
          {(field) => (
            <Input
              {...field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              required={!isOnRequest}
              disabled={isOnRequest}
              className="tabular-nums"
            />
          )}
        </FormField>
        <FormField {...of("priceUnit")} label={texts.priceUnit}>
          {(field) => (
            <Select {...field} className="min-w-0" disabled={isOnRequest}>
              <option value="">{texts.noUnit}</option>
              {PRICE_UNITS.map((one) => (
                <option key={one} value={one}>
                  {prices.units[one]}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Flag {...{ form, id, messages }} name="from" label={texts.priceFrom} disabled={isOnRequest} />
        <Flag {...{ form, id, messages }} name="priceOnRequest" label={texts.priceOnRequest} />
      </div>
    </div>
  );
}

type FlagProps = Pick<Props, "id" | "form" | "messages"> & {
  name: "from" | "priceOnRequest";
  label: string;
  disabled?: boolean;
};

/** Yes or no: 'true' or blank in the form. */
const Flag = ({ id, form, messages, name, label, disabled }: FlagProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { value, onChange, ...field }, fieldState }) => {
      const error = errorWords(fieldState.error, messages);
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
