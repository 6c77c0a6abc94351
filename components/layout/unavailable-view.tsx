import { EmptyArt } from "@/components/art/empty-art";
import { buttonClass } from "@/components/ui/button";
import { translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

/** The page cannot be shown just now; trying again is loading the same address. The status is the page's business. */
export function UnavailableView({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="page grid justify-items-center py-16 text-center">
      <EmptyArt />
      <h1 className="mt-4 text-2xl font-semibold">{t("errors.failedTitle")}</h1>
      <p className="mt-2 max-w-lg text-ink-2">{t("errors.failedText")}</p>
      <a href="" className={`${buttonClass()} mt-6`}>
        {t("errors.failedRetry")}
      </a>
    </div>
  );
}
