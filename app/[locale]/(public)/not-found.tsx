import { buttonClass } from "@/components/ui/button";
import { translator } from "@/lib/content/messages";
import { LOCALES, localePath } from "@/lib/shared/locale";

/**
 * For a notFound() thrown where a page could not set its status (lib/http/page-status.ts). A not-found file gets no
 * params, so it speaks both languages; and every page carries it, so it says no more than that, and the way home.
 */
export default function PublicNotFound() {
  const texts = LOCALES.map((locale) => ({ locale, t: translator(locale) }));
  return (
    <div className="page grid justify-items-center gap-4 py-16 text-center">
      <h1 className="grid gap-1 text-2xl font-semibold">
        {texts.map(({ locale, t }) => (
          <span key={locale} lang={locale}>
            {t("notFound.title")}
          </span>
        ))}
      </h1>
      <p className="flex flex-wrap justify-center gap-2">
        {texts.map(({ locale, t }) => (
          <a
            key={locale}
            lang={locale}
            href={localePath(locale, "/")}
            className={buttonClass({ variant: "quiet" })}
          >
            {t("notFound.home")}
          </a>
        ))}
      </p>
    </div>
  );
}
