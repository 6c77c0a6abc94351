import { createHash } from "node:crypto";
import type { ArticleImage } from "@/lib/content/articles/article";
import type { Locale } from "@/lib/shared/locale";

/** In pixels, as networks show them. Here: a page that names its card does not take along what draws it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** What pictures of pages there are; each is named by what its page is named by. */
export const CARD_KINDS = ["site", "listing", "category", "city", "state", "company", "article"] as const;

export type CardKind = (typeof CARD_KINDS)[number];

/** What is drawn on the right of a card. */
export type CardArt =
  | { readonly kind: "mark" }
  | { readonly kind: "category"; readonly slug: string; readonly name: string }
  | { readonly kind: "company"; readonly name: string }
  | { readonly kind: "article"; readonly image: ArticleImage }
  | { readonly kind: "state"; readonly code: string };

/** The picture that stands for a page where its address is shared: 1200 by 630 px. */
export type Card = {
  readonly kind: CardKind;
  /** Which one of its kind: an id or a slug, in the letters of addresses. */
  readonly key: string;
  readonly art: CardArt;
  /** A stored picture instead of the drawing. */
  readonly photoKey?: string;
  readonly eyebrow?: string;
  readonly title: string;
  /** The price. */
  readonly strong?: string;
  readonly note?: string;
};

/** Raised when cards are drawn in another way, so that nobody keeps the old ones. */
const DESIGN = 2;

const VERSION_LENGTH = 12;

/** Changes with whatever is drawn: the address of a picture is the address of this very picture. */
export const cardVersion = (locale: Locale, card: Card): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        DESIGN,
        locale,
        card.art,
        card.photoKey,
        card.eyebrow,
        card.title,
        card.strong,
        card.note,
      ]),
    )
    .digest("hex")
    .slice(0, VERSION_LENGTH);

/** The path a card is served at. */
export const cardPath = (locale: Locale, card: Card): string =>
  `/media/og/${locale}/${card.kind}/${card.key}.${cardVersion(locale, card)}.png`;

/** The key and the version in the last part of such a path; null when it is none. */
export function readCardFile(file: string): { key: string; version: string } | null {
  const [, key, version] = /^([a-z0-9][a-z0-9-]{0,160})\.([0-9a-f]{12})\.png$/.exec(file) ?? [];
  return key === undefined || version === undefined ? null : { key, version };
}
