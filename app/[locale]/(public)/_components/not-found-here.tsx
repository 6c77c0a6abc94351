"use client";

import { useParams } from "next/navigation";
import type { notFoundTexts } from "@/components/layout/not-found-texts";
import { NotFoundView } from "@/components/layout/not-found-view";

type Texts = ReturnType<typeof notFoundTexts>;

/** 'Page not found' in the language of the address. Every page carries it: as texts, not as two drawn views. */
export function NotFoundHere(texts: { en: Texts; hi: Texts }) {
  const locale = useParams().locale === "hi" ? "hi" : "en";
  return <NotFoundView locale={locale} texts={texts[locale]} />;
}
