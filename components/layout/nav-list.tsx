"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { isCurrent } from "@/components/layout/nav-links";
import { withoutLocale } from "@/lib/shared/locale";

type Props = {
  links: readonly { path: string; href: string; label: string }[];
  /** `bar`: in a row, the current page underlined in marigold. `menu`: stacked. */
  look: "bar" | "menu";
};

/** The main links; the current page is marked for the eye and for readers. */
export function NavList({ links, look }: Props) {
  const path = withoutLocale(usePathname());
  return (
    <ul className={look === "bar" ? "flex" : "grid"}>
      {links.map((link) => (
        <li key={link.path}>
          <Link
            href={link.href}
            aria-current={isCurrent(link.path, path) ? "page" : undefined}
            prefetch={false}
            className={cn(
              "flex min-h-touch items-center font-medium transition-colors",
              look === "bar"
                ? "px-2 text-sm whitespace-nowrap xl:px-3 text-ink-2 hover:text-action aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--c-accent)]"
                : "rounded-md px-3 hover:bg-action-soft aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_0_var(--c-accent)]",
            )}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
