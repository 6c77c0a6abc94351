import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { siteMetadata } from "@/app/[locale]/_page/site-metadata";

/** What the pages of guests and accounts have in common: titles, icons, and that no search engine keeps them. */
export const areaMetadata = async (props: LocaleParams): Promise<Metadata> => ({
  ...siteMetadata(await pageLocale(props)),
  robots: { index: false, follow: false },
});
