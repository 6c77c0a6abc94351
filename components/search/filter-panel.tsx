"use client";

import { useId, useOptimistic, useRef, useState } from "react";
import { ScriptMessages } from "@/components/messages/script-messages";
import { useTranslator } from "@/components/messages/use-translator";
import { type ChosenPlace, PlaceField } from "@/components/places/place-field";
import { PriceFields, priceProblem } from "@/components/search/price-fields";
import { RadiusField } from "@/components/search/radius-field";
import { useSearchNavigation } from "@/components/search/use-search-navigation";
import { tidyQuery } from "@/components/search/tidy-query";
import { useFacets } from "@/components/search/use-facets";
import { buttonClass } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { useComeAlive } from "@/components/ui/use-come-alive";
import messages from "@/lib/content/messages/scripts/filters.json";
import { FILTER_FORM, PLACE, PLACE_NAME, PLACE_WAS, SAID_AT } from "@/lib/schemas/search-form";
import { COMPANY_TYPES } from "@/lib/shared/company-type";
import { DEFAULT_RADIUS_KM } from "@/lib/shared/limits";

type Option = { value: string; label: string };
export type FilterValues = { categoryIds: readonly string[]; subcategoryIds: string; companyType: string };

export type FilterPanelProps = {
  /** The page's address, in its language. */
  action: string;
  /** What the page's form sends along: the words, the page's own parameters. */
  hidden: readonly (readonly [key: string, value: string])[];
  values: FilterValues;
  /** Null: this page has no such filter. */
  categories: readonly Option[] | null;
  subcategories: readonly { categoryId: string; label: string; options: readonly Option[] }[] | null;
  /** Undefined: this page has no such filter; null: no place is chosen. */
  place: ChosenPlace | null | undefined;
  /** The place that the words name, where none is chosen. */
  said: ChosenPlace | null;
  /** It is a whole state: nothing is around it. */
  isWholePlace: boolean;
  price: { min: string; max: string };
  /** The search as the API takes it, for how many each choice would find. */
  query: string;
  /** What is shown has prices for different units. */
  pricesDiffer: boolean;
  numberLocale: string;
};

const CATEGORIES_AT_FIRST = 6;

type Counted = Option & { count?: number };

/**
 * Whether somebody chose or entered something else than the server's page has, before it came alive, and is done with it:
 * what is being typed applies when it is left.
 */
const isChangedBefore = (form: HTMLFormElement, price: FilterPanelProps["price"]): boolean =>
  [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")].some(
    (box) => box.checked !== box.defaultChecked,
  ) ||
  [...form.querySelectorAll("option")].some((option) => option.selected !== option.defaultSelected) ||
  Object.entries({ priceMin: price.min, priceMax: price.max }).some(([name, written]) => {
    const bound = form.elements.namedItem(name);
    return bound instanceof HTMLInputElement && bound.value !== written && bound !== document.activeElement;
  });

/** Where an option stands among those that find something; chosen ones that do not come last. */
const placeIn = ({ value }: Option, order: readonly string[] | null): number =>
  order === null ? 0 : order.indexOf(value) + 1 || order.length + 1;

/** The options that find something or are chosen, each with how many; as they are while that is not known, or nothing is found. */
function counted(
  options: readonly Option[],
  counts: Readonly<Record<string, number>> = {},
  chosen: readonly string[],
): readonly Counted[] {
  if (Object.keys(counts).length === 0) return options;
  return options
    .filter(({ value }) => value in counts || chosen.includes(value))
    .map((option) => ({ ...option, count: counts[option.value] ?? 0 }));
}

/**
 * The filters of a page of results (docs/product/pages.md#results). A GET form that applies each change at once; without
 * JavaScript its button does. The URL is the only state: what shows before the new results come is optimistic.
 */
export const FilterPanel = (props: FilterPanelProps) => (
  <ScriptMessages of={messages}>
    <Panel {...props} />
  </ScriptMessages>
);

function Panel(props: FilterPanelProps) {
  const t = useTranslator();
  const { action, subcategories, place, said, numberLocale } = props;
  const { go, pending } = useSearchNavigation();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [values, show] = useOptimistic(props.values);
  const boxes = useRef<HTMLFieldSetElement>(null);
  // What the keyboard's focus is in stays where it is: moved, it would lose it.
  const { facets, of, order } = useFacets(props.query, () =>
    Boolean(boxes.current?.contains(document.activeElement)),
  );
  const told = (count: number) => count.toLocaleString(numberLocale);
  const isOld = pending || of !== props.query;
  // An option cannot be dimmed, as the number beside a box is.
  const named = ({ label, count }: Counted) =>
    count === undefined || isOld ? label : `${label} (${told(count)})`;
  const categories =
    props.categories &&
    [
      ...counted(
        props.categories,
        facets?.categories,
        order === null ? props.categories.map(({ value }) => value) : [...order, ...values.categoryIds],
      ),
    ].sort((a, b) => placeIn(a, order) - placeIn(b, order));
  const later = categories?.slice(CATEGORIES_AT_FIRST) ?? [];
  const [allOpen, setAllOpen] = useState(() =>
    later.some(({ value }) => props.values.categoryIds.includes(value)),
  );

  const apply = (overrides: Readonly<Record<string, string | null>> = {}) => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const typed = tidyQuery(data);
    // Bounds that contradict each other ask for nothing: the ones in use stay.
    if (priceProblem(typed.get("priceMin") ?? "", typed.get("priceMax") ?? "") !== null) {
      overrides = { ...overrides, priceMin: props.price.min || null, priceMax: props.price.max || null };
    }
    for (const [key, value] of Object.entries(overrides)) {
      if (value === null) data.delete(key);
      else data.set(key, value);
    }
    const query = tidyQuery(data);
    const categoryIds = query.get("categoryIds")?.split(",") ?? [];
    // A subcategory goes with its category, or nothing would be found.
    const group = subcategories?.find(({ options }) =>
      options.some(({ value }) => value === query.get("subcategoryIds")),
    );
    if (
      props.categories !== null &&
      group &&
      categoryIds.length > 0 &&
      !categoryIds.includes(group.categoryId)
    )
      query.delete("subcategoryIds");
    if (categoryIds.length === 0 && props.values.categoryIds.length > 0) query.delete("subcategoryIds");
    const next = {
      categoryIds,
      subcategoryIds: query.get("subcategoryIds") ?? "",
      companyType: query.get("companyType") ?? "",
    };
    go(query.size > 0 ? `${action}?${query}` : action, () => show(next));
  };

  useComeAlive(() => {
    if (isChangedBefore(form.current!, props.price)) apply();
  });

  const choosePlace = (chosen: ChosenPlace) =>
    apply({
      lat: String(chosen.lat),
      lng: String(chosen.lng),
      radiusKm: String(DEFAULT_RADIUS_KM),
      [PLACE]: chosen.isNamed ? chosen.label : null,
      [PLACE_NAME]: null,
      [PLACE_WAS]: null,
    });

  const box = ({ value, label, count }: Counted) => (
    <li key={value}>
      <Checkbox
        name="categoryIds"
        value={value}
        label={
          <>
            {label}
            {count === undefined ? null : <span className="facet"> {told(count)}</span>}
          </>
        }
        checked={values.categoryIds.includes(value)}
        onChange={() => apply()}
      />
    </li>
  );
  const optionsOf = (options: readonly Option[]) =>
    counted(options, facets?.subcategories, [values.subcategoryIds]).map((option) => (
      <option key={option.value} value={option.value}>
        {named(option)}
      </option>
    ));
  const companyTypes = COMPANY_TYPES.map((type) => ({ value: type, label: t(`companyTypes.${type}`) }));
  const subcategoryOptions = subcategories?.reduce((sum, { options }) => sum + options.length, 0) ?? 0;
  return (
    <form
      id={FILTER_FORM}
      ref={form}
      action={action}
      aria-label={t("filters.title")}
      // Or a browser that comes back puts in what was chosen on the page that it left for.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {props.hidden.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {place === undefined ? null : (
        <div className="filter-part">
          <PlaceField look="panel" place={place} said={said?.label} onChosen={choosePlace} />
          {said === null ? null : <input type="hidden" name={SAID_AT} value={`${said.lat},${said.lng}`} />}
          <RadiusField
            id={`${id}radius`}
            radiusKm={place?.radiusKm}
            disabled={(place === null && said === null) || props.isWholePlace}
            onRest={(radiusKm) => apply({ radiusKm: String(radiusKm) })}
            onAnyDistance={() => apply({ radiusKm: null })}
          />
        </div>
      )}
      <PriceFields price={props.price} unitsDiffer={props.pricesDiffer} onCommit={() => apply()} />
      {categories === null ? null : (
        <fieldset ref={boxes} data-pending={isOld || undefined} className="filter-part">
          <legend>{t("filters.category")}</legend>
          {categories.length === 0 ? <p className="text-sm text-ink-3">{t("filters.noCategories")}</p> : null}
          <ul>{categories.slice(0, CATEGORIES_AT_FIRST).map(box)}</ul>
          {later.length === 0 ? null : (
            <details
              open={allOpen || later.some(({ value }) => values.categoryIds.includes(value))}
              onToggle={(event) => setAllOpen(event.currentTarget.open)}
              className="group"
            >
              <summary
                className={cn(
                  buttonClass({ variant: "quiet" }),
                  "-ml-4 w-fit list-none [&::-webkit-details-marker]:hidden",
                )}
              >
                {t("filters.allCategories", { count: categories.length })}
                <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <ul>{later.map(box)}</ul>
            </details>
          )}
        </fieldset>
      )}
      {subcategories === null ? null : (
        <div className="filter-part">
          <label htmlFor={`${id}subcategory`}>{t("filters.subcategory")}</label>
          <Select
            id={`${id}subcategory`}
            name="subcategoryIds"
            value={values.subcategoryIds}
            disabled={subcategoryOptions === 0 && values.subcategoryIds === ""}
            onChange={() => apply()}
          >
            <option value="">
              {subcategoryOptions > 0
                ? t("filters.allSubcategories")
                : props.categories !== null && values.categoryIds.length === 0
                  ? t("filters.categoryFirst")
                  : pending
                    ? t("filters.loadingSubcategories")
                    : t("filters.noSubcategories")}
            </option>
            {values.subcategoryIds !== "" &&
            !subcategories.some(({ options }) =>
              options.some(({ value }) => value === values.subcategoryIds),
            ) ? (
              <option value={values.subcategoryIds}>
                {t("filters.someSubcategories", { count: values.subcategoryIds.split(",").length })}
              </option>
            ) : null}
            {subcategories.length === 1
              ? optionsOf(subcategories[0]!.options)
              : subcategories.map(({ categoryId, label, options }) => (
                  <optgroup key={categoryId} label={label}>
                    {optionsOf(options)}
                  </optgroup>
                ))}
          </Select>
        </div>
      )}
      <div className="filter-part">
        <label htmlFor={`${id}type`}>{t("filters.companyType")}</label>
        <Select id={`${id}type`} name="companyType" value={values.companyType} onChange={() => apply()}>
          <option value="">{t("filters.anyType")}</option>
          {counted(companyTypes, facets?.companyTypes, [values.companyType]).map((option) => (
            <option key={option.value} value={option.value}>
              {named(option)}
            </option>
          ))}
        </Select>
      </div>
      {/* Or Enter in the place would do nothing: a form of several fields is sent by its button alone. */}
      <button type="submit" hidden />
      <noscript>
        <div className="p-4">
          <button type="submit" className={cn(buttonClass(), "w-full")}>
            {t("filters.apply")}
          </button>
        </div>
      </noscript>
    </form>
  );
}
