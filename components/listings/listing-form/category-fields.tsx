"use client";

import { FormField } from "@/components/form/form-field";
import type { ListingFormState } from "@/components/listings/listing-form/use-listing-form";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";

export type CategoryChoice = { readonly id: string; readonly slug: string; readonly name: string };

type Props = {
  id: string;
  form: ListingFormState;
  categories: readonly CategoryChoice[];
  /** A subcategory's name in the page's language. */
  nameOf: (subcategory: { slug: string; name: string }) => string;
};

/**
 * Category and, within it, subcategory (docs/product/texts-and-limits.md#what-is-checked; both are required, the
 * second where there are any).
 */
export function CategoryFields({ id, form, categories, nameOf }: Props) {
  const t = useTranslator();
  const { control, setValue, subcategories } = form;
  const { state, items, retry } = subcategories;
  const first =
    state === "none"
      ? t("listingForm.subcategoryFirst")
      : state === "loading"
        ? t("listingForm.loadingSubcategories")
        : state === "ready" && items.length === 0
          ? t("listingForm.noSubcategories")
          : t("listingForm.chooseSubcategory");
  return (
    <>
      <FormField
        control={control}
        name="categoryId"
        id={`${id}-categoryId`}
        label={t("listingForm.category")}
      >
        {({ onChange, ...field }) => (
          <Select
            {...field}
            className="min-w-0"
            required
            onChange={(event) => {
              onChange(event);
              setValue("subcategoryId", "");
            }}
          >
            <option value="">
              {categories.length === 0 ? t("listingForm.noCategories") : t("listingForm.chooseCategory")}
            </option>
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField
        control={control}
        name="subcategoryId"
        id={`${id}-subcategoryId`}
        label={t("listingForm.subcategory")}
        problem={state === "failed" ? t("listingForm.subcategoriesFailed") : null}
        action={
          state === "failed" ? (
            <Button variant="quiet" size="card" onClick={retry}>
              {t("listingForm.retry")}
            </Button>
          ) : null
        }
      >
        {({ value, ...field }) => (
          <Select
            {...field}
            className="min-w-0"
            value={items.some((item) => item.id === value) ? value : ""}
            disabled={items.length === 0}
            required={items.length > 0}
          >
            <option value="">{first}</option>
            {items.map((item) => (
              <option key={item.id} value={item.id}>
                {nameOf(item)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  );
}
