import { categoriesOrNull } from "@/app/[locale]/_page/categories-once";
import { Footer } from "@/components/layout/footer";
import type { Locale } from "@/lib/shared/locale";

/** The footer with its categories; it stands without them while the database is away. */
export const SiteFooter = async ({ locale }: { locale: Locale }) => (
  <Footer locale={locale} categories={(await categoriesOrNull()) ?? []} />
);
