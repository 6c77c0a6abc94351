import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { CategorySettings } from "@/components/admin/categories/category-settings";
import { translatedNames } from "@/components/listings/translated-names";
import { listAdminCategories } from "@/lib/domain/catalog/list-admin-categories";

export const generateMetadata = adminMetadata("settings");

/** Categories and subcategories: added, renamed, ordered, hidden. */
export default adminPage("settings", ["admin.table", "form", "admin.settings"], async (admin, locale) => (
  <CategorySettings categories={await listAdminCategories(admin)} names={translatedNames(locale)} />
));
