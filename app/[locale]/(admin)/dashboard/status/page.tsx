import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { StatusFigures } from "@/components/admin/figures/status-figures";
import { getStatus } from "@/lib/domain/system/get-status";

export const generateMetadata = adminMetadata("system");

/** How the server that answers and its neighbours are doing. */
export default adminPage("system", [], async (admin, locale) => (
  <StatusFigures locale={locale} status={await getStatus(admin)} />
));
