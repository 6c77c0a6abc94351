import type { Locale } from "@/lib/shared/locale";

/** One piece of a legal page. A string is a paragraph. */
export type LegalBlock =
  | string
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      /** Read out before it; not shown. */
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its name. */
      readonly rows: readonly (readonly string[])[];
    }
  /** Who runs the site and how to write to them; with the officer on the page of grievances. */
  | { readonly kind: "operator"; readonly officer: boolean }
  /** Pages of ours, by their English path. */
  | { readonly kind: "links"; readonly items: readonly (readonly [path: string, label: string])[] };

export type LegalSection = {
  /** The fragment it is linked by; the same in both languages. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

export type LegalText = {
  readonly title: string;
  readonly metaDescription: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
};

/** A page of rules in both languages, in the words people use. */
export type LegalPage = Readonly<Record<Locale, LegalText>>;

export const list = (...items: string[]): LegalBlock => ({ kind: "list", items });
export const links = (...items: (readonly [path: string, label: string])[]): LegalBlock => ({
  kind: "links",
  items,
});
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: (readonly string[])[]
): LegalBlock => ({ kind: "table", caption, head, rows });
