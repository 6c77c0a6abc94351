import { Inbox, LayoutDashboard, List, Plus, UserRound } from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { unreadEnquiries } from "@/app/[locale]/(provider)/provider/_components/unread-enquiries";
import { WorkspaceShell } from "@/components/workspace/workspace-shell";
import { Toaster } from "@/components/ui/toast";
import { currentPageUser } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { getMe } from "@/lib/domain/accounts/get-me";
import { nullOnFailure } from "@/lib/http/page-status";
import { siteOrigin } from "@/lib/http/site-origin";
import { isLocale, localePath } from "@/lib/shared/locale";

export const dynamic = "force-dynamic";

export const generateMetadata = (): Metadata => ({
  metadataBase: siteOrigin(),
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  icons: { icon: "/icon.svg" },
  robots: { index: false, follow: false },
});

/** Whose area it is, above the links; null where that cannot be told: it decides nothing. */
const companyName = (): Promise<string | null> =>
  nullOnFailure(async () => {
    const user = await currentPageUser();
    return (user && (await getMe(user)).providerProfile?.companyName) ?? null;
  });

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/**
 * Bar and sidebar of the provider's area (docs/product/pages.md#the-providers-area). It guards nothing: each page
 * establishes who asks.
 */
export default async function ProviderLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) return null;
  const t = translator(locale);
  const [name, unread] = await Promise.all([companyName(), unreadEnquiries()]);
  const link = (path: string, label: string, icon: ReactNode) => ({
    path,
    href: localePath(locale, path),
    label,
    icon,
  });
  return (
    <WorkspaceShell
      locale={locale}
      role="provider"
      label={t("workspace.navigation")}
      who={name === null ? null : { name, role: t("workspace.provider") }}
      links={[
        link("/provider", t("workspace.dashboard"), <LayoutDashboard aria-hidden />),
        link("/provider/listings", t("workspace.myListings"), <List aria-hidden />),
        {
          ...link("/provider/enquiries", t("inbox.title"), <Inbox aria-hidden />),
          count: unread,
          countLabel: t("inbox.unread", { count: unread }),
        },
        link("/provider/profile", t("workspace.profile"), <UserRound aria-hidden />),
        link("/provider/create", t("workspace.createListing"), <Plus aria-hidden />),
      ]}
    >
      {children}
      <Toaster label={t("workspace.notices")} />
    </WorkspaceShell>
  );
}
