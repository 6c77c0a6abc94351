"use client";

import { CategoryFields, type CategoryChoice } from "@/components/listings/listing-form/category-fields";
import { fillText } from "@/components/listings/fill-text";
import { ImageSlots } from "@/components/listings/listing-form/image-slots";
import type { FormErrors } from "@/components/listings/listing-form/listing-errors";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import {
  type ListingDraft,
  type ListingField,
  type ListingValues,
  phoneDigits,
  type PictureSlot,
  plainPrice,
} from "@/components/listings/listing-form/listing-values";
import { LocationFields } from "@/components/listings/listing-form/location-fields";
import type { Subcategories } from "@/components/listings/listing-form/use-subcategories";
import type { TranslatedNames } from "@/components/listings/category-trail";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input, inputClass } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { formatRupees } from "@/lib/shared/money";

/** What the forms of a listing get from their page. */
export type ListingFormSetting = {
  readonly texts: ListingFormTexts;
  readonly categories: readonly CategoryChoice[];
  readonly names: TranslatedNames;
};

type Props = ListingFormSetting & {
  /** The ids of its controls begin with it. */
  id: string;
  draft: ListingDraft;
  errors: FormErrors;
  subcategories: Subcategories;
  onValues: (values: Partial<ListingValues>) => void;
  onPictures: (pictures: readonly PictureSlot[]) => void;
};

/** All fields of a listing (spec.md section 2 'Create Listing'), for creating and for editing. */
export function ListingFields(props: Props) {
  const { id, draft, errors, texts, categories, names, subcategories, onValues, onPictures } = props;
  const { values } = draft;
  const slug = categories.find((category) => category.id === values.categoryId)?.slug ?? "";
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-ink-3">{texts.optional}</span>
    </>
  );
  const price = plainPrice(values.price);
  const bind = (field: ListingField) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => onValues({ [field]: event.target.value }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      <Field id={`${id}-name`} label={texts.name} error={errors.name} className="md:col-span-2">
        {(control) => <Input {...control} {...bind("name")} maxLength={120} required autoComplete="off" />}
      </Field>
      <Field
        id={`${id}-price`}
        label={texts.price}
        error={errors.price}
        hint={
          /^\d{4,10}$/.test(price)
            ? fillText(texts.priceShown, { price: formatRupees(Number(price)) })
            : texts.priceHint
        }
      >
        {(control) => (
          <Input
            {...control}
            {...bind("price")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
            className="tabular-nums"
          />
        )}
      </Field>
      <Field
        id={`${id}-phoneNumber`}
        label={texts.phoneNumber}
        error={errors.phoneNumber}
        hint={texts.phoneHint}
      >
        {(control) => (
          <div
            className={cn(
              inputClass,
              "flex min-w-0 items-center gap-3 !py-0 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
              errors.phoneNumber && "!border-bad ring-1 ring-bad",
            )}
          >
            <span aria-hidden className="border-r border-line pr-3 text-ink-3">
              +91
            </span>
            <input
              {...control}
              value={values.phoneNumber}
              onChange={(event) =>
                onValues({ phoneNumber: phoneDigits(event.target.value, values.phoneNumber) })
              }
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              required
              className="min-h-[calc(var(--touch)-2px)] w-full min-w-0 flex-1 bg-transparent tabular-nums outline-none"
            />
          </div>
        )}
      </Field>
      <CategoryFields
        id={id}
        values={values}
        errors={errors}
        texts={texts}
        categories={categories}
        subcategories={subcategories}
        nameOf={(subcategory) => {
          const [original, own] = names[`${slug}/${subcategory.slug}`]?.split("\n") ?? [];
          return original === subcategory.name && own !== undefined ? own : subcategory.name;
        }}
        onChange={onValues}
      />
      <Field
        id={`${id}-description`}
        label={texts.description}
        error={errors.description}
        hint={fillText(texts.descriptionHint, { n: [...values.description].length.toLocaleString("en-IN") })}
        className="md:col-span-2"
      >
        {(control) => (
          <Textarea {...control} {...bind("description")} maxLength={5000} required className="!min-h-28" />
        )}
      </Field>
      <Field id={`${id}-address`} label={texts.address} error={errors.address} className="md:col-span-2">
        {(control) => (
          <Input {...control} {...bind("address")} maxLength={300} required autoComplete="street-address" />
        )}
      </Field>
      <div className="md:col-span-2">
        <LocationFields id={id} values={values} errors={errors} texts={texts} onChange={onValues} />
      </div>
      <Field
        id={`${id}-maxRadiusKm`}
        label={optional(texts.radius)}
        error={errors.maxRadiusKm}
        hint={texts.radiusHint}
      >
        {(control) => (
          <Input
            {...control}
            {...bind("maxRadiusKm")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            className="tabular-nums"
          />
        )}
      </Field>
      <Field id={`${id}-tags`} label={optional(texts.tags)} error={errors.tags} hint={texts.tagsHint}>
        {(control) => <Input {...control} {...bind("tags")} maxLength={450} autoComplete="off" />}
      </Field>
      <div className="md:col-span-2">
        <ImageSlots id={id} pictures={draft.pictures} errors={errors} texts={texts} onChange={onPictures} />
      </div>
    </div>
  );
}
