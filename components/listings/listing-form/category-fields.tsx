"use client";

import type { FormErrors } from "@/components/listings/listing-form/listing-errors";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";
import type { ListingValues } from "@/components/listings/listing-form/listing-values";
import type { Subcategories } from "@/components/listings/listing-form/use-subcategories";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

export type CategoryChoice = { readonly id: string; readonly slug: string; readonly name: string };

type Props = {
  id: string;
  values: ListingValues;
  errors: FormErrors;
  texts: ListingFormTexts;
  categories: readonly CategoryChoice[];
  subcategories: Subcategories;
  /** A subcategory's name in the page's language. */
  nameOf: (subcategory: { slug: string; name: string }) => string;
  onChange: (values: Partial<ListingValues>) => void;
};

/** Category and, within it, subcategory (spec.md section 5: both are required, the second where there are any). */
export function CategoryFields(props: Props) {
  const { id, values, errors, texts, categories, subcategories, nameOf, onChange } = props;
  const { state, items, retry } = subcategories;
  const first =
    state === "none"
      ? texts.subcategoryFirst
      : state === "loading"
        ? texts.loadingSubcategories
        : state === "ready" && items.length === 0
          ? texts.noSubcategories
          : texts.chooseSubcategory;
  return (
    <>
      <Field id={`${id}-categoryId`} label={texts.category} error={errors.categoryId}>
        {(control) => (
          <Select
            {...control}
            className="min-w-0"
            value={values.categoryId}
            required
            onChange={(event) => onChange({ categoryId: event.target.value, subcategoryId: "" })}
          >
            <option value="">{categories.length === 0 ? texts.noCategories : texts.chooseCategory}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id={`${id}-subcategoryId`}
        label={texts.subcategory}
        error={errors.subcategoryId ?? (state === "failed" ? texts.subcategoriesFailed : null)}
        action={
          state === "failed" ? (
            <Button variant="quiet" size="card" onClick={retry}>
              {texts.retry}
            </Button>
          ) : null
        }
      >
        {(control) => (
          <Select
            {...control}
            className="min-w-0"
            value={items.some((item) => item.id === values.subcategoryId) ? values.subcategoryId : ""}
            disabled={items.length === 0}
            required={items.length > 0}
            onChange={(event) => onChange({ subcategoryId: event.target.value })}
          >
            <option value="">{first}</option>
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {nameOf(item)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
