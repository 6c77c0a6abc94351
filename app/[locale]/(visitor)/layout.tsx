import type { ReactNode } from "react";
import { areaMetadata } from "@/app/[locale]/_page/area-metadata";
import { UserFrame } from "@/app/[locale]/_page/user-frame";
import { isLocale } from "@/lib/shared/locale";

export const dynamic = "force-dynamic";

export const generateMetadata = areaMetadata;

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Pages for anyone that hold what one person entered: never cached, and under the policy with a nonce. */
export default async function VisitorLayout({ children, params }: Props) {
  const { locale } = await params;
  return isLocale(locale) ? <UserFrame locale={locale}>{children}</UserFrame> : null;
}
