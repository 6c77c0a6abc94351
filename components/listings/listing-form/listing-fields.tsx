"use client";

import { Controller, useWatch } from "react-hook-form";
import { errorOfList, FormField } from "@/components/form/form-field";
import { CategoryFields, type CategoryChoice } from "@/components/listings/listing-form/category-fields";
import { endTag } from "@/components/listings/listing-form/enter-key";
import { ImageSlots } from "@/components/listings/listing-form/image-slots";
import type { GroundSetting } from "@/components/map/ground-setting";
import { phoneDigits } from "@/components/form/phone-digits";
import type { TranslatedNames } from "@/components/listings/category-trail";
import type { ListingText } from "@/components/listings/listing-form/listing-values";
import { ListingPreview, type PreviewSetting } from "@/components/listings/listing-form/listing-preview";
import { LocationFields } from "@/components/listings/listing-form/location-fields";
import { PriceFields } from "@/components/listings/listing-form/price-fields";
import type { ListingFormState } from "@/components/listings/listing-form/use-listing-form";
import { useTranslator } from "@/components/messages/use-translator";
import { cn } from "@/components/ui/cn";
import { Input, inputClass } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

/** What the forms of a listing get from their page. */
export type ListingFormSetting = {
  /** The sentences of the API in the page's language. */
  readonly categories: readonly CategoryChoice[];
  readonly names: TranslatedNames;
  readonly preview: PreviewSetting;
  map: GroundSetting;
};

type Props = ListingFormSetting & {
  /** The ids of its controls begin with it. */
  id: string;
  form: ListingFormState;
  maxPictures: number;
};

/** All fields of a listing (docs/product/pages.md#the-providers-area), for creating and for editing. */
export function ListingFields(props: Props) {
  const t = useTranslator();
  const { id, form, categories, names, map, preview, maxPictures } = props;
  const { control } = form;
  const description = useWatch({ control, name: "description" });
  const of = <N extends ListingText>(name: N) => ({ control, name, id: `${id}-${name}` });
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-ink-3">{t("listingForm.optional")}</span>
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      <FormField {...of("name")} label={t("listingForm.name")} className="md:col-span-2">
        {(field) => <Input {...field} maxLength={120} required autoComplete="off" />}
      </FormField>
      <PriceFields id={id} form={form} />
      <FormField
        {...of("phoneNumber")}
        label={t("listingForm.phoneNumber")}
        hint={t("listingForm.phoneHint")}
      >
        {({ onChange, ...field }) => (
          <div
            className={cn(
              inputClass,
              "flex min-w-0 items-center gap-3 !py-0 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
              field["aria-invalid"] && "!border-bad ring-1 ring-bad",
            )}
          >
            <span aria-hidden className="border-r border-line pr-3 text-ink-3">
              +91
            </span>
            <input
              {...field}
              onChange={(event) => onChange(phoneDigits(event.target.value))}
              inputMode="numeric"
              autoComplete="tel-national"
              required
              className="min-h-[calc(var(--touch)-2px)] w-full min-w-0 flex-1 bg-transparent tabular-nums outline-none"
            />
          </div>
        )}
      </FormField>
      <CategoryFields
        id={id}
        form={form}
        categories={categories}
        nameOf={({ name }) => (Object.hasOwn(names, name) ? names[name] : undefined) ?? name}
      />
      <FormField
        {...of("description")}
        label={t("listingForm.description")}
        hint={t("listingForm.descriptionHint", { n: [...description].length.toLocaleString("en-IN") })}
        className="md:col-span-2"
      >
        {(field) => <Textarea {...field} maxLength={5000} required className="!min-h-28" />}
      </FormField>
      <FormField {...of("address")} label={t("listingForm.address")} className="md:col-span-2">
        {(field) => <Input {...field} maxLength={300} required autoComplete="street-address" />}
      </FormField>
      <div className="md:col-span-2">
        <LocationFields id={id} form={form} map={map} />
      </div>
      <FormField
        {...of("maxRadiusKm")}
        label={optional(t("listingForm.radius"))}
        hint={t("listingForm.radiusHint")}
      >
        {(field) => (
          <Input {...field} inputMode="numeric" autoComplete="off" maxLength={5} className="tabular-nums" />
        )}
      </FormField>
      <FormField {...of("tags")} label={optional(t("listingForm.tags"))} hint={t("listingForm.tagsHint")}>
        {(field) => (
          <Input
            {...field}
            maxLength={450}
            autoComplete="off"
            enterKeyHint="enter"
            onKeyDown={(event) => {
              const tags = endTag(event);
              if (tags !== null) field.onChange(tags);
            }}
          />
        )}
      </FormField>
      <div className="md:col-span-2">
        <Controller
          control={control}
          name="images"
          render={({ field, formState: { errors } }) => (
            <ImageSlots
              id={id}
              ref={field.ref}
              pictures={field.value}
              error={errorOfList(errors.images)}
              errorOf={(index) => errors.images?.[index]?.message}
              max={maxPictures}
              uploads={form.uploads}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      <div className="md:col-span-2">
        <ListingPreview
          control={control}
          setting={preview}
          categories={categories}
          subcategories={form.subcategories.items}
        />
      </div>
    </div>
  );
}
