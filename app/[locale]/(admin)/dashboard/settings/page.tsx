import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { adminTexts } from "@/components/admin/admin-texts";
import { CategorySettings } from "@/components/admin/category-settings";
import { listAdminCategories } from "@/lib/domain/catalog/list-admin-categories";

export const generateMetadata = adminMetadata("settings");

/** Categories and subcategories: added, renamed, ordered, hidden. */
export default adminPage("settings", async (admin, locale) => (
  <CategorySettings
    categories={await listAdminCategories(admin)}
    texts={adminTexts(locale, "settings", "table", "sentences")}
  />
));
