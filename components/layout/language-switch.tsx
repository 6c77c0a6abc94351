"use client";

import { usePathname } from "next/navigation";
import type { SyntheticEvent } from "react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { type Locale, localePath, withoutLocale } from "@/lib/shared/locale";

type Props = { to: Locale; label: string; title: string };

/**
 * The same page in the other language. A plain link: the whole document changes its language. Its query is added when
 * the link is pressed or focused, whichever way it is then opened; without JavaScript the link is the page without it.
 */
export function LanguageSwitch({ to, label, title }: Props) {
  const path = withoutLocale(usePathname());
  return (
    <a
      href={localePath(to, path)}
      hrefLang={to}
      lang={to}
      title={title}
      className={cn(
        buttonClass({ variant: "quiet" }),
        // A font of just this word: the whole one, named behind it, would load while this one does. The Latin one, first,
        // gives the line its height.
        to === "hi" && "[font-family:var(--font-latin),var(--font-hindi-word),sans-serif]",
      )}
      onPointerDown={addQuery}
      onFocus={addQuery}
      onClick={addQuery}
    >
      {label}
    </a>
  );
}

const addQuery = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  currentTarget.search = window.location.search;
};
