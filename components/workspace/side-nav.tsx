"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { withoutLocale } from "@/lib/shared/locale";

/** `path` is the English one; a path of one segment stands for that page alone, a longer one also for those below. */
export type WorkspaceLink = {
  path: string;
  href: string;
  label: string;
  icon: ReactNode;
  /** A number of things that wait there; none when 0. `countLabel` says it in words. */
  count?: number;
  countLabel?: string;
};

const isHere = (link: string, path: string): boolean =>
  path === link || (link.lastIndexOf("/") > 0 && path.startsWith(`${link}/`));

/** The look of a line of the side navigation. */
export const sideItemClass =
  "flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-md px-3 text-sm font-medium whitespace-nowrap text-ink-2 " +
  "transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-action-soft aria-[current]:font-semibold " +
  "aria-[current]:text-action [&_svg]:size-4.5 [&_svg]:shrink-0";

/** The links of a workspace, the present one marked; `children` stands last, apart from them: the way out. */
export function SideNav({ links, children }: { links: readonly WorkspaceLink[]; children: ReactNode }) {
  const path = withoutLocale(usePathname());
  const list = useRef<HTMLUListElement>(null);

  // On a phone the row is longer than the screen: the present page's link is brought into sight.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!row || !here) return;
    const { left, right } = row.getBoundingClientRect();
    if (here.left < left || here.right > right) row.scrollLeft += here.left - left - 16;
  }, [path]);

  return (
    <ul
      ref={list}
      className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto px-3 py-1 [scrollbar-width:none] lg:flex-col lg:overflow-visible lg:p-0"
    >
      {links.map((link) => (
        // Words for readers only are laid out too: outside the row they would widen the page.
        <li key={link.path} className="relative shrink-0">
          <Link
            href={link.href}
            prefetch={false}
            aria-current={isHere(link.path, path) ? "page" : undefined}
            className={sideItemClass}
          >
            {link.icon}
            {link.label}
            {link.count ? (
              <span className="ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-action px-1.5 text-2xs font-semibold text-on-action tabular-nums">
                <span aria-hidden>{link.count}</span>
                <span className="sr-only">{link.countLabel ?? link.count}</span>
              </span>
            ) : null}
          </Link>
        </li>
      ))}
      <li className="shrink-0 lg:mt-auto">{children}</li>
    </ul>
  );
}
