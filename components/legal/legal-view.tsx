import { LegalBlockView } from "@/components/legal/legal-blocks";
import type { LegalText } from "@/lib/content/legal/legal-page";
import { translator } from "@/lib/content/messages";
import { LEGAL_PAGES_CHANGED_ON } from "@/lib/content/site";
import { formatDate } from "@/lib/shared/dates";
import type { Locale } from "@/lib/shared/locale";

/** A page of rules: its sections, and beside them, from 1024 px on, where each begins. */
export function LegalView({ text, locale }: { text: LegalText; locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-2xl font-semibold sm:text-3xl">{text.title}</h1>
      <p className="mt-1 text-sm text-ink-3">
        {t("legal.updated")}{" "}
        <time dateTime={LEGAL_PAGES_CHANGED_ON}>{formatDate(locale, LEGAL_PAGES_CHANGED_ON, "longDay")}</time>
      </p>
      <p className="mt-4 max-w-[44rem] text-ink-2 sm:text-lg">{text.lead}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-labelledby="legal-contents"
          className="rounded-card border border-line bg-surface p-4 lg:not-low:sticky lg:top-20 lg:not-low:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
        >
          <h2 id="legal-contents" className="text-sm font-semibold">
            {t("legal.contents")}
          </h2>
          <ol className="mt-1">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-touch items-center text-sm text-ink-2 hover:text-action hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[52rem] grid-cols-1 gap-10">
          {text.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
              <h2 id={`${id}-title`} className="text-xl font-semibold">
                {title}
              </h2>
              <div className="mt-3 grid grid-cols-1 gap-4 break-words">
                {blocks.map((block, index) => (
                  <LegalBlockView key={index} block={block} locale={locale} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
