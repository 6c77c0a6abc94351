import { PillRow } from "@/components/ui/pill-row";
import { subcategoryName } from "@/lib/content/categories";
import { translator } from "@/lib/content/messages";
import type { Category, Subcategory } from "@/lib/schemas/category";
import { HOME_NEEDS } from "@/lib/shared/limits";
import { type Locale, localePath } from "@/lib/shared/locale";

/** Whose needs a category serves before all; the others are for both. */
const FOR = {
  home: ["home-repair", "furniture-interiors", "health-medical", "education-training", "events-catering"],
  business: ["machinery-tools", "packaging", "building-materials", "electrical-solar", "transport-logistics"],
} as const;

/** Of the categories for homes: what firms buy. */
const NO_HOME_NEEDS: ReadonlySet<string> = new Set([
  "office-furniture",
  "shop-fittings",
  "hospital-furniture",
  "medical-equipment",
  "surgical-disposables",
  "pharma-wholesale",
  "school-furniture-supplies",
]);

type Props = { locale: Locale; tree: readonly (Category & { subcategories: readonly Subcategory[] })[] };

/** 'For your home' and 'For your business': the first subcategories of the categories of each, by turns. */
export function HomeNeeds({ locale, tree }: Props) {
  const t = translator(locale);
  const linksOf = (slugs: readonly string[]) => {
    const groups = tree.filter(({ slug }) => slugs.includes(slug));
    const byTurns = Array.from({ length: HOME_NEEDS }, (_, turn) =>
      groups.flatMap(({ slug, subcategories }) =>
        subcategories
          .filter((one) => slugs !== FOR.home || !NO_HOME_NEEDS.has(one.slug))
          .slice(turn, turn + 1)
          .map(
            (one) =>
              [
                localePath(locale, `/services/category/${slug}--${one.slug}?type=subcategory`),
                subcategoryName(slug, one, locale),
              ] as const,
          ),
      ),
    );
    return byTurns.flat().slice(0, HOME_NEEDS);
  };
  const needs = [
    { id: "for-home", title: t("home.forHome"), links: linksOf(FOR.home) },
    { id: "for-business", title: t("home.forBusiness"), links: linksOf(FOR.business) },
  ].filter(({ links }) => links.length > 0);
  if (needs.length === 0) return null;
  return (
    <div className="home-part grid gap-x-10 gap-y-3 md:grid-cols-2">
      {needs.map(({ id, title, links }) => (
        <section key={id} aria-labelledby={id} className="home-needs min-w-0">
          <h2 id={id} className="font-semibold sm:mb-3 sm:text-xl">
            {title}
          </h2>
          <PillRow labelledBy={id} links={links} />
        </section>
      ))}
    </div>
  );
}
