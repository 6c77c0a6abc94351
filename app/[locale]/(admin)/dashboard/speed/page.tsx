import { adminMetadata, adminPage } from "@/app/[locale]/(admin)/dashboard/_page/admin-page";
import { SpeedFigures } from "@/components/admin/figures/speed-figures";
import { listVitals } from "@/lib/domain/system/list-vitals";
import { VitalsQuery } from "@/lib/schemas/vitals";

export const generateMetadata = adminMetadata("speed");

/** How fast public pages were for those who visited them. */
export default adminPage("speed", [], async (admin, locale, { searchParams }) => {
  const { page } = await searchParams;
  // Anything else in the address means all kinds together.
  const asked = VitalsQuery.safeParse({ page });
  const query = asked.success ? asked.data : {};
  return <SpeedFigures locale={locale} page={query.page} figures={await listVitals(admin, query)} />;
});
