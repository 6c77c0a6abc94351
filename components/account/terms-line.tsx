import { translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

const PAGES = [
  ["/terms", "footer.terms"],
  ["/privacy", "footer.privacy"],
] as const;

/** Under the button of a sign-up: what it agrees to. In new tabs, so that the form stays. */
export function TermsLine({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
      {t("auth.terms")}
      {PAGES.map(([path, label]) => (
        <a
          key={path}
          href={localePath(locale, path)}
          target="_blank"
          className="inline-flex min-h-touch items-center underline underline-offset-4 hover:text-action"
        >
          {t(label)}
        </a>
      ))}
    </p>
  );
}
