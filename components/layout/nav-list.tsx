"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { isCurrent } from "@/components/layout/nav-links";
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
          <Link
            href={href}
            aria-current={isCurrent(withoutLocale(href), path) ? "page" : undefined}
            prefetch={false}
            className={look === "bar" ? "nav-link" : "menu-link"}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
