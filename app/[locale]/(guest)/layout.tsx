import type { ReactNode } from "react";
import { areaMetadata } from "@/app/[locale]/_page/area-metadata";
import { Header } from "@/components/layout/header";
import { SkipLink } from "@/components/layout/skip-link";
import { ForgetDeadSession } from "@/components/account/forget-dead-session";
import { translator } from "@/lib/content/messages";
import { isLocale } from "@/lib/shared/locale";

export const dynamic = "force-dynamic";

export const generateMetadata = areaMetadata;

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The bar above the pages of those who are not signed in: each page sends others away before it draws. */
export default async function GuestLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) return null;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={translator(locale)("nav.skipToContent")} />
      <Header locale={locale} role={null} />
      <ForgetDeadSession />
      {children}
    </div>
  );
}
