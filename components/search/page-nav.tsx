import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import type { Translator } from "@/lib/content/messages";
import type { ListingSearch } from "@/lib/schemas/listing-search";

type Props = { t: Translator; search: ListingSearch; total: number; href: (to: ListingSearch) => string };

/** The way back from a later page of results; the way on is Load More. Behind the last page it leads to the last one. */
export function PageNav({ t, search, total, href }: Props) {
  if (search.page === 1) return null;
  const pages = Math.max(1, Math.ceil(total / search.limit));
  return (
    <nav aria-label={t("results.pages")} className="mt-4 flex flex-wrap items-center justify-center gap-4">
      <Link
        rel="prev"
        href={href({ ...search, page: Math.min(search.page - 1, pages) })}
        className={buttonClass({ variant: "line" })}
      >
        {t("results.previousPage")}
      </Link>
      <span className="text-sm text-ink-2 tabular-nums">
        {t("results.pageOf", { page: search.page, pages })}
      </span>
    </nav>
  );
}
