"use client";

type Option = { value: string; label: string };
type Props = {
  /** What stands above the categories: all of them, several that are chosen, or why there are none. */
  first: readonly Option[];
  options: readonly Option[];
  chosen: string;
};

/** The category in the search bar. Of the browser, because the filters beside it have the same options. */
export const CategorySelect = ({ first, options, chosen }: Props) => (
  <select id="search-category" name="categoryIds" key={chosen} defaultValue={chosen}>
    {[...first, ...options].map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
