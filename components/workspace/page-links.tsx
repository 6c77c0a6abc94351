import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { Translator } from "@/lib/content/messages";

type Props = { label: string; page: number; pages: number; href: (page: number) => string; t: Translator };

/** The foot of a list that is read page by page: which one this is, and real links to those beside it. */
export const PageLinks = ({ label, page, pages, href, t }: Props) => (
  <nav
    aria-label={label}
    className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3"
  >
    <span className="text-sm text-ink-2 tabular-nums">{t("workspace.pageOf", { page, pages })}</span>
    <span className="flex gap-2">
      {page > 1 ? (
        <PageLink rel="prev" href={href(page - 1)} className={buttonClass({ variant: "line" })}>
          {t("workspace.previousPage")}
        </PageLink>
      ) : null}
      {page < pages ? (
        <PageLink rel="next" href={href(page + 1)} className={buttonClass({ variant: "line" })}>
          {t("workspace.nextPage")}
        </PageLink>
      ) : null}
    </span>
  </nav>
);
