import { breadcrumbData } from "@/app/[locale]/_page/structured-data";
import { JsonLd } from "@/components/layout/json-ld";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  /** The page's path in English. */
  path: string;
  label: string;
  /** The last one is the page itself, without a link. */
  crumbs: readonly Crumb[];
};

/** Where the page stands, for people and for search engines. */
export const PageTrail = ({ locale, path, label, crumbs }: Props) => (
  <>
    <JsonLd data={breadcrumbData(locale, crumbs, path)} />
    <Breadcrumb label={label} crumbs={crumbs} />
  </>
);
