"use client";

import { failureTexts } from "@/lib/content/failure-texts";
import { type Locale, localePath } from "@/lib/shared/locale";

/**
 * Something broke in the browser or on the way there: calm words, a retry, a way home. Never a stack. Every page brings it
 * with the boundary of the document, so it takes the classes of the buttons and not what puts them together.
 */
export function FailureView({ locale, retry }: { locale: Locale; retry: () => void }) {
  const texts = failureTexts[locale];
  return (
    <div className="page grid justify-items-center py-16 text-center" role="alert">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 max-w-lg text-ink-2">{texts.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <button type="button" onClick={retry} className="btn btn-primary btn-base">
          {texts.retry}
        </button>
        <a href={localePath(locale, "/")} className="btn btn-line btn-base">
          {texts.home}
        </a>
      </div>
    </div>
  );
}
