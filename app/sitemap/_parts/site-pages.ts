import { articles } from "@/lib/content/articles/articles";
import { LEGAL_PAGES_CHANGED_ON } from "@/lib/content/site";
import { states } from "@/lib/content/states";
import { listCategoryTree } from "@/lib/domain/catalog/list-category-tree";
import { lastChanges } from "@/lib/domain/listings/sitemap/sitemap-parts";
import type { SitemapPage } from "@/app/sitemap/_parts/sitemap-xml";

/** Pages of our own words: nobody notes when they change. */
const WRITTEN = [
  "/",
  "/services",
  "/categories",
  "/locations",
  "/about",
  "/contact",
  "/provider/signup",
] as const;

const LEGAL = ["/privacy", "/terms", "/grievance"] as const;

/**
 * Every indexed page that is not one of many: our own, categories, states, articles
 * (docs/product/search.md#what-is-indexed).
 */
export async function readSitePages(): Promise<SitemapPage[]> {
  const [tree, changes] = await Promise.all([listCategoryTree(), lastChanges()]);
  const dates = articles.map(({ date }) => new Date(date));
  return [
    ...WRITTEN.map((path) => ({ path })),
    ...tree.flatMap(({ id, slug, subcategories }) => [
      { path: `/services/category/${slug}`, changedAt: changes.categories.get(id) },
      ...subcategories.map((sub) => ({
        path: `/services/category/${slug}--${sub.slug}?type=subcategory`,
        changedAt: changes.categories.get(sub.id),
      })),
    ]),
    ...states.map(({ code, name }) => ({
      path: `/services/location?${new URLSearchParams({ location: name })}`,
      changedAt: changes.states.get(code),
    })),
    ...LEGAL.map((path) => ({ path, changedAt: new Date(LEGAL_PAGES_CHANGED_ON) })),
    { path: "/blogs", changedAt: new Date(Math.max(...dates.map(Number))) },
    ...articles.map(({ id, date }) => ({ path: `/blogs/${id}`, changedAt: new Date(date) })),
  ];
}
