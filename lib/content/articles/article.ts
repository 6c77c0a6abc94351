import type { Locale } from "@/lib/shared/locale";

/**
 * A piece of an article (docs/product/pages.md#articles). A `heading` opens a section and stands in the table of
 * contents, a `title`
 * names a part within a section. Texts are plain: no markup.
 */
export type Block =
  | { readonly type: "heading"; readonly text: string }
  | { readonly type: "title"; readonly text: string }
  | { readonly type: "paragraph"; readonly text: string }
  | { readonly type: "list"; readonly items: readonly string[] };

/** What an article is about; its names are the messages `blog.category.{key}`. */
export type ArticleCategory = "buying" | "selling" | "paperwork" | "safety";

/** The drawn picture of an article: components/art gives each its icon and tone. */
export type ArticleImage =
  | "number"
  | "quotes"
  | "listing"
  | "camera"
  | "trades"
  | "certificate"
  | "chain"
  | "invoice"
  | "caution"
  | "radius";

export type ArticleText = {
  readonly title: string;
  readonly excerpt: string;
  readonly blocks: readonly Block[];
};

export type Article = {
  /** Stands in the address: /blogs/{id}. Lower-case words and hyphens. */
  readonly id: string;
  readonly category: ArticleCategory;
  /** The day of publication, YYYY-MM-DD. */
  readonly date: string;
  readonly featured: boolean;
  readonly image: ArticleImage;
  /** Slugs of the categories of listings that belong to the subject. */
  readonly related: readonly string[];
  readonly text: Readonly<Record<Locale, ArticleText>>;
};

export const heading = (text: string): Block => ({ type: "heading", text });
export const title = (text: string): Block => ({ type: "title", text });
export const paragraph = (text: string): Block => ({ type: "paragraph", text });
export const list = (...items: readonly string[]): Block => ({ type: "list", items });
