"use client";

import { usePathname } from "next/navigation";
import { isCurrent } from "@/components/layout/nav-links";
import { PageLink } from "@/components/ui/page-link";
import { withoutLocale } from "@/lib/shared/locale";

type Props = {
  /** Where to, and its name. */
  links: readonly (readonly [href: string, label: string])[];
  /** `bar`: in a row, the current page underlined in marigold. `menu`: stacked. */
  look: "bar" | "menu";
};

/** The main links; the current page is marked for the eye and for readers. */
export function NavList({ links, look }: Props) {
  const path = withoutLocale(usePathname());
  return (
    <ul className={look === "bar" ? "flex" : "grid"}>
      {links.map(([href, label]) => (
        <li key={href}>
          <PageLink
            href={href}
            aria-current={isCurrent(withoutLocale(href), path) ? "page" : undefined}
            className={look === "bar" ? "nav-link" : "menu-link"}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
