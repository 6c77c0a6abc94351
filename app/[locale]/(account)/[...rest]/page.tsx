import type { Metadata } from "next";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";

export const generateMetadata = async (props: LocaleParams): Promise<Metadata> =>
  notFoundMetadata(await pageLocale(props));

/**
 * Every address that no page has: under this layout, because some of them stand where the policy carries a nonce and
 * the bar of the public pages with its inline script must not (security.md P11).
 */
export default async function UnknownPage(props: LocaleParams) {
  return notFoundPage(await pageLocale(props));
}
