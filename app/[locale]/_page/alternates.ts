import type { Metadata } from "next";
import { type Locale, localePath } from "@/lib/shared/locale";

/** The canonical link of a page and its twins in the other language. @param path the page's path in English */
export const alternates = (locale: Locale, path: string): NonNullable<Metadata["alternates"]> => ({
  canonical: localePath(locale, path),
  languages: { en: path, hi: localePath("hi", path), "x-default": path },
});
