import "server-only";
import type { Category } from "@/lib/schemas/category";
import { pageShows } from "@/lib/server/page-cache/page-render";
import { pageTags } from "@/lib/server/page-cache/page-tags";
import { reading } from "@/lib/server/reading";

/** All categories that are not hidden, by the admin's position, then name (docs/product/listings.md#categories). */
export async function listCategories(): Promise<Category[]> {
  pageShows(pageTags.catalog);
  const rows = await reading((client) =>
    client.category.findMany({
      where: { hidden: false },
      orderBy: [{ position: "asc" }, { name: "asc" }, { id: "asc" }],
      select: { id: true, name: true, slug: true },
    }),
  );
  return rows.map((row) => ({ _id: row.id, ...row }));
}
