import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { Translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { locale: Locale; t: Translator };

/** In place of listings, where there are none. */
export const NoListings = ({ locale, t }: Props) => (
  <div className="py-10 text-center">
    <p className="text-lg font-semibold">{t("company.none")}</p>
    <p className="mt-1 text-ink-2">{t("company.noneHint")}</p>
    <PageLink href={localePath(locale, "/services")} className={`${buttonClass({ variant: "line" })} mt-4`}>
      {t("nav.services")}
    </PageLink>
  </div>
);
