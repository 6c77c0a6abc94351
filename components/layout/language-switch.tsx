"use client";

import { usePathname } from "next/navigation";
import type { SyntheticEvent } from "react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { type Locale, localePath, withoutLocale } from "@/lib/shared/locale";

/** `letter`: stands for the language on a phone, where its name has no room; of the font's own letters. */
type Props = { to: Locale; label: string; letter: string; title: string };

/**
 * The same page in the other language. A plain link: the whole document changes its language. Its query is added when
 * the link is pressed or focused, whichever way it is then opened; without JavaScript the link is the page without it.
 */
export function LanguageSwitch({ to, label, letter, title }: Props) {
  const path = withoutLocale(usePathname());
  return (
    <a
      href={localePath(to, path)}
      hrefLang={to}
      lang={to}
      title={title}
      data-letter={letter}
      className={cn(
        buttonClass({ variant: "quiet" }),
        "max-sm:w-touch max-sm:px-0 max-sm:text-base max-sm:after:content-[attr(data-letter)]",
        // A font of just this word: the whole one, named behind it, would load while this one does. The Latin one, first,
        // gives the line its height.
        to === "hi" && "[font-family:var(--font-latin),var(--font-hindi-word),sans-serif]",
      )}
      onPointerDown={addQuery}
      onFocus={addQuery}
      onClick={addQuery}
    >
      <span className="max-sm:sr-only">{label}</span>
    </a>
  );
}

const addQuery = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.search = window.location.search;
};
