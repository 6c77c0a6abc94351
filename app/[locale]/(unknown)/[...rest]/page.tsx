import type { Metadata } from "next";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> =>
  notFoundMetadata(await pageLocale(props));

/** Every address that no page has. */
export default async function UnknownPage(props: LocaleParams) {
  return notFoundPage(await pageLocale(props));
}
