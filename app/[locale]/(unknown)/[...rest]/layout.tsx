import type { ReactNode } from "react";
import { UserFrame } from "@/app/[locale]/_page/user-frame";
import { isLocale } from "@/lib/shared/locale";

type Props = { children: ReactNode; params: Promise<{ locale: string; rest: string[] }> };

/**
 * Unknown addresses: some of them stand where the policy carries a nonce, and the bar of the public pages with its
 * inline script must not (docs/security.md#policies-of-pages). No footer in the areas of providers and admins
 * (docs/product/pages.md#navigation).
 */
export default async function UnknownLayout({ children, params }: Props) {
  const { locale, rest } = await params;
  const isWorkspace = ["provider", "dashboard"].includes(rest[0] ?? "");
  return isLocale(locale) ? (
    <UserFrame locale={locale} footer={!isWorkspace}>
      {children}
    </UserFrame>
  ) : null;
}
