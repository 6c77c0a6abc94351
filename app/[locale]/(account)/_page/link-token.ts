import type { LocaleParams } from "@/app/[locale]/_page/page-locale";

/** What a page behind a mailed link receives. */
export type LinkProps = LocaleParams & {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

/** The token of a mailed link; empty when there is none, or anything but one. */
export async function linkToken({ searchParams }: LinkProps): Promise<string> {
  const { token } = await searchParams;
  return typeof token === "string" ? token : "";
}
