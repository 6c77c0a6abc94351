import type { Metadata } from "next";
import type { ReactNode } from "react";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { pageMetadata } from "@/app/[locale]/_page/page-metadata";
import { LegalView } from "@/components/legal/legal-view";
import type { LegalPage } from "@/lib/content/legal/legal-page";

/** The page and the metadata of a legal page. @param path its path in English */
export const legalRoute = (path: string, page: LegalPage) => ({
  metadata: async (props: LocaleParams): Promise<Metadata> => {
    const locale = await pageLocale(props);
    const { title, metaDescription } = page[locale];
    return pageMetadata(locale, { path, title, description: metaDescription });
  },
  view: async (props: LocaleParams): Promise<ReactNode> => {
    const locale = await pageLocale(props);
    return <LegalView text={page[locale]} locale={locale} />;
  },
});
