import { Fragment, type ReactNode } from "react";
import { landingPath } from "@/components/places/landing-links";
import { PageLink } from "@/components/ui/page-link";
import { categoryName, subcategoryName } from "@/lib/content/categories";
import { cityName } from "@/lib/content/cities";
import type { Translator } from "@/lib/content/messages";
import { stateOfCode } from "@/lib/content/states";
import type { Listing } from "@/lib/schemas/listing";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  listing: Listing;
  /** Its city, when its category has a page there. */
  city: { slug: string; name: string; stateCode: string } | null;
  locale: Locale;
  t: Translator;
};

/** The facts of a listing as a list of terms; what is not known is left out, never a dash. */
export function ListingDetails({ listing, city, locale, t }: Props) {
  const { category, subcategory, companyType, maxRadiusKm, address, tags, stateCode } = listing;
  const state = stateCode === null ? undefined : stateOfCode(stateCode);
  const link = (href: string, text: string) => (
    <PageLink href={localePath(locale, href)} className="text-action underline-offset-4 hover:underline">
      {text}
    </PageLink>
  );
  const rows: readonly (readonly [string, ReactNode] | null)[] = [
    [t("listing.category"), link(`/services/category/${category.slug}`, categoryName(category, locale))],
    subcategory && [
      t("listing.subcategory"),
      link(
        `/services/category/${category.slug}--${subcategory.slug}?type=subcategory`,
        subcategoryName(category.slug, subcategory, locale),
      ),
    ],
    companyType && [t("listing.companyType"), t(`companyTypes.${companyType}`)],
    maxRadiusKm === null ? null : [t("listing.servesUpTo"), t("listing.km", { km: maxRadiusKm })],
    address === ""
      ? null
      : [
          t("listing.address"),
          <span key="address" lang={langOf(address, locale)}>
            {address}
          </span>,
        ],
    city && [
      t("cityPage.city"),
      <Fragment key="city">
        {cityName(city, locale)} ·{" "}
        {link(
          landingPath(city, category),
          t("cityPage.heading", {
            category: categoryName(category, locale),
            city: cityName(city, locale),
          }),
        )}
      </Fragment>,
    ],
    state
      ? [
          t("listing.state"),
          link(
            `/services/location?location=${encodeURIComponent(state.name)}`,
            locale === "hi" ? state.nameHi : state.name,
          ),
        ]
      : null,
    tags.length === 0
      ? null
      : [
          t("listing.tags"),
          <span key="tags" lang={langOf(tags.join(), locale)}>
            {tags.join(", ")}
          </span>,
        ],
  ];
  return (
    <dl className="mt-3 grid grid-cols-1 text-sm md:grid-cols-2 md:gap-x-8">
      {rows.map((row) =>
        row === null ? null : (
          <div
            key={row[0]}
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-t narrow:grid-cols-1 border-line py-3"
          >
            <dt className="text-ink-3">{row[0]}</dt>
            <dd className="min-w-0 font-medium break-words">{row[1]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
