import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { PageLink } from "@/components/ui/page-link";
import type { Translator } from "@/lib/content/messages";
import type { ListingSearch } from "@/lib/schemas/listing-search";

type Props = { t: Translator; search: ListingSearch; total: number; href: (to: ListingSearch) => string };

/** In place of a page behind the last one: the ways to the last and to the first. */
export function NoSuchPage({ t, search, total, href }: Props) {
  const pages = Math.ceil(total / search.limit);
  return (
    <Empty
      title={t("results.noPage", { page: search.page })}
      text={t("results.noPageText", { pages })}
      actions={
        <>
          {pages === 1 ? null : (
            <PageLink href={href({ ...search, page: pages })} className={buttonClass()}>
              {t("results.lastPage")}
            </PageLink>
          )}
          <PageLink
            href={href({ ...search, page: 1 })}
            className={buttonClass({ variant: pages === 1 ? "primary" : "line" })}
          >
            {t("results.firstPage")}
          </PageLink>
        </>
      }
    />
  );
}
