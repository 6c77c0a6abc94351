"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { useClosingDetails } from "@/components/ui/use-closing-details";
import { cn } from "@/components/ui/cn";
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

type Props = {
  links: readonly WorkspaceLink[];
  /** What the menu of a small screen is called, when none of its links is the present page. */
  menu: string;
  /** Stands last, apart from the links, and on a small screen beside their menu: the way out. */
  children: ReactNode;
};

/**
 * The links of a workspace, the present one marked. Under 1024 px they are in a menu that says where one is and what
 * waits there, with a dot where something waits elsewhere: a `details`, so that it opens without JavaScript.
 */
export function SideNav({ links, menu, children }: Props) {
  const path = withoutLocale(usePathname());
  const details = useClosingDetails();
  const here = links.find((link) => isHere(link.path, path));
  const waitsElsewhere = links.some((link) => link !== here && link.count);
  const list = (
    <ul className="grid gap-0.5">
      {links.map((link) => (
        <li key={link.path} className="relative">
          <PageLink
            href={link.href}
            aria-current={link === here ? "page" : undefined}
            className={sideItemClass}
          >
            {link.icon}
            {link.label}
            {link.count ? (
              <span className={countClass}>
                <span aria-hidden>{link.count}</span>
                <span className="sr-only">{link.countLabel ?? link.count}</span>
              </span>
            ) : null}
          </PageLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details ref={details} className="group relative min-w-0 flex-1 py-1 pl-3 lg:hidden">
        <summary
          className={cn(sideItemClass, "w-fit max-w-full list-none [&::-webkit-details-marker]:hidden")}
        >
          {here?.icon}
          <span className="truncate">{here?.label ?? menu}</span>
          {here?.count ? (
            <span aria-hidden className={countClass}>
              {here.count}
            </span>
          ) : null}
          {waitsElsewhere ? <span aria-hidden className="size-2 shrink-0 rounded-full bg-action" /> : null}
          <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="absolute top-full left-3 z-30 w-72 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-surface p-1.5 shadow-float">
          {list}
        </div>
      </details>
      <div className="shrink-0 grow max-lg:hidden">{list}</div>
      <div className="shrink-0 py-1 pr-3 lg:p-0">{children}</div>
    </>
  );
}

const countClass =
  "ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-action px-1.5 text-2xs font-semibold text-on-action tabular-nums";
