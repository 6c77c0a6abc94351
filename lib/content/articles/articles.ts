import type { Article, ArticleText, Block } from "@/lib/content/articles/article";
import { avoidAdvanceFraud } from "@/lib/content/articles/avoid-advance-payment-fraud";
import { makerOrWholesaler } from "@/lib/content/articles/buy-from-a-maker-or-a-wholesaler";
import { checkAGstin } from "@/lib/content/articles/check-a-gstin-before-you-pay";
import { chooseATradesman } from "@/lib/content/articles/choose-a-plumber-or-electrician";
import { compareThreeQuotations } from "@/lib/content/articles/compare-three-quotations";
import { photographProducts } from "@/lib/content/articles/photograph-products-with-a-phone";
import { readAGstInvoice } from "@/lib/content/articles/read-a-gst-invoice";
import { setYourRadius } from "@/lib/content/articles/set-your-service-radius";
import { udyamRegistration } from "@/lib/content/articles/udyam-registration-explained";
import { writeAListing } from "@/lib/content/articles/write-a-listing-that-gets-calls";
import type { Locale } from "@/lib/shared/locale";

/** The articles of the blog, the newest first. Exactly one is featured. */
export const articles: readonly Article[] = [
  checkAGstin,
  setYourRadius,
  avoidAdvanceFraud,
  readAGstInvoice,
  makerOrWholesaler,
  udyamRegistration,
  chooseATradesman,
  photographProducts,
  writeAListing,
  compareThreeQuotations,
];

/** The article of an id; undefined when there is none. */
export const findArticle = (id: string): Article | undefined => articles.find((one) => one.id === id);

/** How many words a person reads in a minute, in either language. */
const WORDS_PER_MINUTE = 200;

const textsOf = (block: Block): readonly string[] => (block.type === "list" ? block.items : [block.text]);

/** The words of an article's blocks; its title and excerpt do not count. */
export const countWords = ({ blocks }: ArticleText): number =>
  blocks
    .flatMap(textsOf)
    .join(" ")
    .match(/[\p{L}\p{M}\p{N}][^\s]*/gu)?.length ?? 0;

/** An article as a reader of one language meets it (docs/product/pages.md#articles). */
export type LocalArticle = Omit<Article, "text"> &
  ArticleText & {
    /** Whole minutes, at least 1. */
    readonly readTime: number;
  };

export function articleIn({ text, ...rest }: Article, locale: Locale): LocalArticle {
  const own = text[locale];
  return { ...rest, ...own, readTime: Math.max(1, Math.round(countWords(own) / WORDS_PER_MINUTE)) };
}

/** The sections of an article, in their order: its table of contents. */
export const headingsOf = ({ blocks }: ArticleText): readonly string[] =>
  blocks.flatMap((block) => (block.type === "heading" ? [block.text] : []));
