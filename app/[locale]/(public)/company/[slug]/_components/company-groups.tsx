import { cardOf } from "@/components/listings/card-of";
import { ListingCard } from "@/components/listings/listing-card";
import { Messages } from "@/components/messages/messages";
import { scopedHref, SERVICES } from "@/components/search/search-scope";
import { PageLink } from "@/components/ui/page-link";
import { categoryName } from "@/lib/content/categories";
import type { Translator } from "@/lib/content/messages";
import type { CategoryListings } from "@/lib/domain/listings/newest-by-category";
import { readSearch } from "@/lib/schemas/listing-search";
import type { Locale } from "@/lib/shared/locale";

type Props = { providerUserId: string; groups: readonly CategoryListings[]; locale: Locale; t: Translator };

/** What a company offers, by category; where more is offered than stands here, a link to all of it. */
export function CompanyGroups({ providerUserId, groups, locale, t }: Props) {
  return groups.map(({ category, total, items }, index) => (
    <section key={category.id} aria-labelledby={category.slug} className="mt-8 first:mt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={category.slug} className="text-xl font-semibold break-words">
          {categoryName(category, locale)}{" "}
          <span className="text-sm font-normal text-ink-3 tabular-nums">
            {t("company.listings", { count: total })}
          </span>
        </h2>
        {total > items.length ? (
          <PageLink
            href={scopedHref(locale, SERVICES, {
              ...readSearch({}),
              providerUserId,
              categoryIds: [category.id],
            })}
            className="inline-flex min-h-touch items-center text-sm font-medium text-action hover:underline"
          >
            {t("company.allIn", { count: total, category: categoryName(category, locale) })}
          </PageLink>
        ) : null}
      </div>
      <Messages locale={locale} of={["listingCard"]}>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-4">
          {items.map((listing, place) => (
            <li key={listing.id} className="min-w-0">
              <ListingCard
                card={cardOf(listing, locale, t)}
                locale={locale}
                heading="h3"
                eager={index === 0 && place < 2}
              />
            </li>
          ))}
        </ul>
      </Messages>
    </section>
  ));
}
