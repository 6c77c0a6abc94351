import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import type { Translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  t: Translator;
  /** The path of the first page, from one behind the last; null when there is nothing at all. */
  firstPage?: string | null;
};

/** In place of listings: there are none, or none on this page. */
export const NoListings = ({ locale, t, firstPage = null }: Props) => (
  <div className="py-10 text-center">
    <p className="text-lg font-semibold">{t("company.none")}</p>
    {firstPage === null ? <p className="mt-1 text-ink-2">{t("company.noneHint")}</p> : null}
    <Link
      href={localePath(locale, firstPage ?? "/services")}
      prefetch={false}
      className={`${buttonClass({ variant: "line" })} mt-4`}
    >
      {firstPage === null ? t("nav.services") : t("results.firstPage")}
    </Link>
  </div>
);
