"use client";

import { SlidersHorizontal } from "lucide-react";
import { useCallback, useEffect, useId, useState } from "react";
import { ProviderPicker } from "@/components/admin/listings/provider-picker";
import { SearchField } from "@/components/admin/table/search-field";
import { TABLE_DEBOUNCE_MS, type TableQuery } from "@/components/admin/table/table-query";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { AdminCategory, AdminSubcategory } from "@/lib/schemas/category";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { MAX_PRICE_RUPEES } from "@/lib/shared/limits";
import { LISTING_STATUSES } from "@/lib/shared/listing-status";
import { readRupees } from "@/lib/shared/read-rupees";

export type CategoryChoice = Pick<AdminCategory, "id" | "name" | "hidden"> & {
  subcategories: readonly Pick<AdminSubcategory, "id" | "name" | "hidden">[];
};

type Change = (changes: Readonly<Record<string, string | number | null>>, how?: "push" | "replace") => void;

type Props = {
  query: TableQuery;
  change: Change;
  categories: readonly CategoryChoice[];
  /** The name of a provider, when the rows know it. */
  companyOf: (providerUserId: string) => string | null;
};

const FILTERS = [
  "q",
  "status",
  "providerUserId",
  "categoryId",
  "subcategoryId",
  "companyType",
  "priceMin",
  "priceMax",
];

/** The filters of the listings table; each applies at once. On a phone they fold away, with a count on their button. */
export function ListingFilters({ query, change, categories, companyOf }: Props) {
  const t = useTranslator();
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const active = FILTERS.filter((key) => query[key] !== undefined);
  const shown = (one: { name: string; hidden: boolean }) =>
    one.hidden ? t("admin.listings.hidden", { name: one.name }) : one.name;
  const category = categories.find((one) => one.id === query.categoryId);
  const onSearch = useCallback((q: string) => change({ q }, "replace"), [change]);

  return (
    <div>
      <div className="flex items-end gap-2">
        <SearchField
          label={t("admin.listings.search")}
          hint={t("admin.listings.searchHint")}
          value={query.q ?? ""}
          onSearch={onSearch}
          className="min-w-0 flex-1 md:max-w-md"
        />
        <Button
          variant="line"
          aria-expanded={unfolded}
          aria-controls={`${id}-filters`}
          onClick={() => setUnfolded(!unfolded)}
          className="md:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {active.length > 0
            ? t("admin.listings.filtersOn", { count: active.length })
            : t("admin.listings.filters")}
        </Button>
        {active.length > 0 ? (
          <Button
            variant="quiet"
            onClick={() => change(Object.fromEntries(FILTERS.map((key) => [key, null])))}
            className="max-md:hidden"
          >
            {t("admin.table.clear")}
          </Button>
        ) : null}
      </div>
      <div
        id={`${id}-filters`}
        className={`mt-3 grid gap-3 sm:grid-cols-2 md:grid md:grid-cols-3 xl:grid-cols-4 ${unfolded ? "" : "max-md:hidden"}`}
      >
        <Choice
          id={`${id}-status`}
          label={t("admin.listings.statusLabel")}
          value={query.status}
          onChange={(status) => change({ status })}
          any={t("admin.listings.anyStatus")}
          options={LISTING_STATUSES.map((status) => [status, t(`admin.status.${status}`)])}
        />
        <ProviderPicker
          value={query.providerUserId ?? null}
          companyOf={companyOf}
          onChange={(providerUserId) => change({ providerUserId })}
        />
        <Choice
          id={`${id}-category`}
          label={t("admin.listings.categoryLabel")}
          value={query.categoryId}
          onChange={(categoryId) => change({ categoryId, subcategoryId: null })}
          any={t("admin.listings.anyCategory")}
          options={categories.map((one) => [one.id, shown(one)])}
        />
        <Choice
          id={`${id}-subcategory`}
          label={t("admin.listings.subcategoryLabel")}
          value={query.subcategoryId}
          disabled={!category || category.subcategories.length === 0}
          onChange={(subcategoryId) => change({ subcategoryId })}
          any={
            !category
              ? t("admin.listings.categoryFirst")
              : category.subcategories.length === 0
                ? t("admin.listings.noSubcategories")
                : t("admin.listings.anySubcategory")
          }
          options={(category?.subcategories ?? []).map((one) => [one.id, shown(one)])}
        />
        <Choice
          id={`${id}-type`}
          label={t("admin.listings.companyTypeLabel")}
          value={query.companyType}
          onChange={(companyType) => change({ companyType })}
          any={t("admin.listings.anyType")}
          options={COMPANY_TYPES.map((type) => [type, t(`companyTypes.${type}`)])}
        />
        <PriceRange
          min={query.priceMin ?? ""}
          max={query.priceMax ?? ""}
          onChange={(priceMin, priceMax) => change({ priceMin, priceMax }, "replace")}
        />
      </div>
    </div>
  );
}

type ChoiceProps = {
  id: string;
  label: string;
  value: string | undefined;
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  disabled?: boolean;
  onChange: (value: string) => void;
};

const Choice = ({ id, label, value = "", any, options, disabled = false, onChange }: ChoiceProps) => (
  <Field id={id} label={label}>
    {(control) => (
      <Select
        {...control}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className="w-full"
      >
        <option value="">{any}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

/** What a bound asks for while it is typed: its digits; a comma or a point after them is no mistake yet. */
const digitsOf = (text: string): string => String(readRupees(text) ?? text.trim().replace(/[.,]$/, ""));
const isPrice = (text: string): boolean => /^\d*$/.test(text) && Number(text) <= MAX_PRICE_RUPEES;

type PriceProps = {
  min: string;
  max: string;
  onChange: (min: string, max: string) => void;
};

/** Two bounds in whole rupees; nothing is asked for while they are wrong (docs/product/search.md#prices-and-tags). */
function PriceRange({ min, max, onChange }: PriceProps) {
  const t = useTranslator();
  const id = useId();
  const [typed, setTyped] = useState({ min, max });
  const [last, setLast] = useState({ min, max });
  if (min !== last.min || max !== last.max) {
    setLast({ min, max });
    setTyped({ min, max });
  }
  const asked = { min: digitsOf(typed.min), max: digitsOf(typed.max) };
  const inOrder = asked.min === "" || asked.max === "" || Number(asked.min) <= Number(asked.max);
  const isRange = isPrice(asked.min) && isPrice(asked.max) && inOrder;

  useEffect(() => {
    if (!isRange || (asked.min === min && asked.max === max)) return;
    const timer = setTimeout(() => onChange(asked.min, asked.max), TABLE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <>
      {(["min", "max"] as const).map((bound) => (
        <Field
          key={bound}
          id={`${id}-${bound}`}
          label={bound === "min" ? t("admin.listings.priceMin") : t("admin.listings.priceMax")}
          error={
            !isPrice(asked[bound])
              ? t("admin.listings.priceWhole")
              : bound === "max" && !inOrder && isPrice(asked.min)
                ? t("admin.listings.priceOrder")
                : null
          }
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={typed[bound]}
              onChange={(event) => setTyped({ ...typed, [bound]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </>
  );
}
