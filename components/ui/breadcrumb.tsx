import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";

/** `lang`: of a label in another language than the page's. */
export type Crumb = { label: string; href?: string; lang?: string | undefined };

const crumbClass = "flex min-h-touch min-w-touch items-center px-2 short:min-h-7";

/**
 * Where this page stands; the last crumb is the page itself and no link. On a phone it is one step: back to the crumb
 * before the last. It stays on one line: a long name is cut, that of the page first.
 */
export const Breadcrumb = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <ol className="-mx-2 flex items-center text-xs text-ink-3">
      {crumbs.map((crumb, index) => {
        const isParent = index === crumbs.length - 2;
        const isLast = index === crumbs.length - 1;
        return (
          <li
            key={crumb.label}
            className={cn("flex min-w-0 items-center", !isParent && "max-sm:hidden", isLast && "shrink-99")}
          >
            {index > 0 ? <Icon name="chevron-right" className="size-3.5 shrink-0 max-sm:hidden" /> : null}
            {crumb.href === undefined ? (
              <span aria-current="page" className={crumbClass}>
                <span lang={crumb.lang} className="truncate">
                  {crumb.label}
                </span>
              </span>
            ) : (
              <PageLink href={crumb.href} className={cn(crumbClass, "hover:text-action hover:underline")}>
                {isParent ? <Icon name="chevron-left" className="size-4 shrink-0 sm:hidden" /> : null}
                <span lang={crumb.lang} className="max-w-72 truncate">
                  {crumb.label}
                </span>
              </PageLink>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
