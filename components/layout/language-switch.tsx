"use client";

import { usePathname } from "next/navigation";
import { buttonClass } from "@/components/ui/button";
import { type Locale, localePath, withoutLocale } from "@/lib/shared/locale";

type Props = { to: Locale; label: string; title: string };

/**
 * The same page in the other language, its query kept. A plain link: the whole document changes its language.
 */
export function LanguageSwitch({ to, label, title }: Props) {
  const path = withoutLocale(usePathname());
  return (
    <a
      href={localePath(to, path)}
      hrefLang={to}
      lang={to}
      title={title}
      className={buttonClass({ variant: "quiet" })}
      onClick={(event) => {
        event.currentTarget.search = window.location.search;
      }}
    >
      {label}
    </a>
  );
}
