"use client";

import { ChevronDown, Globe } from "lucide-react";
import { type ChangeEvent, type Ref, useEffect, useEffectEvent, useState } from "react";
import PhoneInput, { type Country, getCountryCallingCode } from "react-phone-number-input";
import { Field } from "@/components/ui/field";
import { inputClass } from "@/components/ui/input";
import { latinDigits } from "@/lib/shared/digits";

/** The countries to choose from, with their names in the page's language; India first. */
export type CountryOption = { readonly code: string; readonly name: string };

type Props = {
  label: string;
  countryLabel: string;
  countries: readonly CountryOption[];
  hint?: string | undefined;
  error: string | undefined;
  disabled?: boolean;
  /** E.164 as typed so far: '+9198…'; empty while nothing is typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Of the number, which takes the focus. */
  ref?: Ref<HTMLInputElement>;
};

type PickerProps = {
  value?: Country;
  onChange: (country: Country | undefined) => void;
  disabled?: boolean;
  readOnly?: boolean;
  label: string;
  countries: readonly CountryOption[];
};

/** The browser's own list under a compact '+91': every phone has its own picker for it. No flags. */
function CountryPicker({ value, onChange, disabled, label, countries }: PickerProps) {
  return (
    <span className="relative inline-flex shrink-0 rounded-l-md has-[select:focus-visible]:outline-3 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-focus">
      <span
        aria-hidden
        className="flex min-h-touch w-22 items-center justify-between gap-1 rounded-l-md border border-r-0 border-line-strong bg-sunken px-3 text-base tabular-nums"
      >
        {value ? `+${getCountryCallingCode(value)}` : <Globe className="size-5 text-ink-3" />}
        <ChevronDown className="size-4 shrink-0 text-ink-3" />
      </span>
      <select
        aria-label={label}
        value={value ?? ""}
        disabled={disabled}
        onChange={(event) => onChange((event.target.value || undefined) as Country | undefined)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {/* A number typed with '+' whose country is not clear yet. */}
        {value ? null : <option value="">+</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} (+{getCountryCallingCode(code as Country)})
          </option>
        ))}
      </select>
    </span>
  );
}

const ID = "phoneNumber";

/** What stands in the field before React takes it over: typed, or filled in by the browser, while the scripts came. */
const typedBefore = (): string =>
  typeof document === "undefined"
    ? ""
    : latinDigits((document.getElementById(ID) as HTMLInputElement | null)?.value ?? "").replace(
        /[^+\d]/g,
        "",
      );

/** Before the library reads the field: of all digits it does not know these. The caret stays where it was. */
function readDevanagari({ target }: ChangeEvent<HTMLInputElement>): void {
  const { value, selectionStart } = target;
  if (latinDigits(value) === value) return;
  target.value = latinDigits(value);
  target.setSelectionRange(selectionStart, selectionStart);
}

/**
 * A mobile number with its country, India unless another is chosen or typed with '+'
 * (docs/product/pages.md#signing-in-and-up).
 */
export function MobileField(props: Props) {
  const { label, countryLabel, countries, hint, error, disabled, value, onChange, onBlur, ref } = props;
  const [typed] = useState(typedBefore);
  const takeOver = useEffectEvent(() => {
    if (typed !== "" && value === "")
      onChange(typed.startsWith("+") ? typed : `+${getCountryCallingCode("IN")}${typed.replace(/^0/, "")}`);
  });
  useEffect(() => takeOver(), []);
  return (
    <Field id={ID} label={label} hint={hint} error={error}>
      {(control) => (
        <PhoneInput
          {...control}
          // A class in its types, the number's control in truth.
          ref={ref as Ref<never>}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          disabled={disabled === true}
          defaultCountry="IN"
          addInternationalOption={false}
          limitMaxLength
          {...(value === "" ? {} : { value })}
          onChange={(next) => onChange(next ?? "")}
          onBlur={() => onBlur?.()}
          className="flex"
          numberInputProps={{
            className: `${inputClass} min-w-0 rounded-l-none`,
            onChangeCapture: readDevanagari,
          }}
          countrySelectComponent={CountryPicker}
          countrySelectProps={{ label: countryLabel, countries }}
        />
      )}
    </Field>
  );
}
