import { ChevronRight } from "lucide-react";
import Link from "next/link";

export type Crumb = { label: string; href?: string };

/** Where this page stands; the last crumb is the page itself and no link. */
export const Breadcrumb = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <ol className="-mx-2 flex flex-wrap items-center text-xs text-ink-3">
      {crumbs.map((crumb, index) => (
        <li key={crumb.label} className="flex min-w-0 items-center">
          {index > 0 ? <ChevronRight aria-hidden className="size-3.5 shrink-0" /> : null}
          {crumb.href === undefined ? (
            <span aria-current="page" className="flex min-h-touch items-center px-2">
              {crumb.label}
            </span>
          ) : (
            <Link
              href={crumb.href}
              prefetch={false}
              className="flex min-h-touch min-w-touch items-center justify-center px-2 hover:text-action hover:underline"
            >
              {crumb.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
