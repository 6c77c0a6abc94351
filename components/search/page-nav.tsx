import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { Translator } from "@/lib/content/messages";
import type { ListingSearch } from "@/lib/schemas/listing-search";

type Props = { t: Translator; search: ListingSearch; total: number; href: (to: ListingSearch) => string };

/** The way back from a later page of results; the way on is Load More. Behind the last page stands `NoSuchPage`. */
export function PageNav({ t, search, total, href }: Props) {
  const pages = Math.ceil(total / search.limit);
  if (search.page === 1 || search.page > pages) return null;
  return (
    <nav aria-label={t("results.pages")} className="mt-4 flex flex-wrap items-center justify-center gap-4">
      <PageLink
        rel="prev"
        href={href({ ...search, page: search.page - 1 })}
        className={buttonClass({ variant: "line" })}
      >
        {t("results.previousPage")}
      </PageLink>
      <span className="text-sm text-ink-2 tabular-nums">
        {t("results.pageOf", { page: search.page, pages })}
      </span>
    </nav>
  );
}
