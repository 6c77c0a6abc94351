import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { ListingsTable } from "@/components/admin/listings/table";
import { readTableQuery } from "@/components/admin/table/table-query";
import { shownName } from "@/components/listings/category-trail";
import { translatedNames } from "@/components/listings/translated-names";
import { listAdminCategories } from "@/lib/domain/catalog/list-admin-categories";
import { listAdminListings } from "@/lib/domain/listings/list-admin-listings";
import { AdminListingsQuery } from "@/lib/schemas/managed-listings";

export const generateMetadata = adminMetadata("listings");

/** All listings in any status; `?providerUserId` shows one provider's. */
export default adminPage(
  "listings",
  [
    "admin.table",
    "admin.dialog",
    "admin.status",
    "form",
    "admin.listings",
    "admin.listing",
    "admin.decide",
    "admin.queue",
    "price",
    "companyTypes",
  ],
  async (admin, locale, { searchParams }) => {
    const query = readTableQuery(AdminListingsQuery, await searchParams);
    const [page, categories] = await Promise.all([
      listAdminListings(admin, AdminListingsQuery.parse(query)),
      listAdminCategories(admin),
    ]);
    const names = translatedNames(locale);
    const choice = ({ id, name, hidden }: { id: string; name: string; hidden: boolean }) => ({
      id,
      name: shownName(name, names),
      hidden,
    });
    return (
      <ListingsTable
        first={{ query, page }}
        categories={categories.map((category) => ({
          ...choice(category),
          subcategories: category.subcategories.map(choice),
        }))}
        names={names}
        locale={locale}
      />
    );
  },
);
