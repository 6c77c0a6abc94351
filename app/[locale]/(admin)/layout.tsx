import type { Metadata } from "next";
import type { ReactNode } from "react";
import { LayoutDashboard, Building2, Users, Languages, List, Settings, ScrollText } from "lucide-react";
import { pendingCount } from "@/app/[locale]/(admin)/dashboard/_page/pending-count";
import { WorkspaceShell } from "@/components/layout/workspace-shell";
import { Toaster } from "@/components/ui/toast";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { siteOrigin } from "@/lib/http/site-origin";
import { isLocale, localePath } from "@/lib/shared/locale";

export const dynamic = "force-dynamic";

export const generateMetadata = (): Metadata => ({
  metadataBase: siteOrigin(),
  title: { default: SITE_NAME, template: `%s · ${SITE_NAME}` },
  icons: { icon: "/icon.svg" },
  robots: { index: false, follow: false },
});

const LINKS = [
  { key: "dashboard", path: "/dashboard", Icon: LayoutDashboard },
  { key: "providers", path: "/dashboard/providers", Icon: Building2 },
  { key: "customers", path: "/dashboard/customers", Icon: Users },
  { key: "listings", path: "/dashboard/listings", Icon: List },
  { key: "settings", path: "/dashboard/settings", Icon: Settings },
  { key: "synonyms", path: "/dashboard/synonyms", Icon: Languages },
  { key: "audit", path: "/dashboard/audit", Icon: ScrollText },
] as const;

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The admin's sidebar around each of their pages; who may see a page, each page decides for itself. */
export default async function AdminLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) return null;
  const t = translator(locale);
  const waiting = await pendingCount();
  const badge = t.raw("admin.dashboard.badge") as string;
  return (
    <WorkspaceShell
      locale={locale}
      role="admin"
      label={t("admin.nav.label")}
      who={{ name: t("admin.nav.who"), role: t("workspace.admin") }}
      links={LINKS.map(({ key, path, Icon }) => ({
        path,
        href: localePath(locale, path),
        label: t(`admin.nav.${key}`),
        icon: <Icon aria-hidden />,
        ...(key === "dashboard" && {
          count: waiting,
          countLabel: badge.replace("{count}", String(waiting)),
        }),
      }))}
    >
      {children}
      <Toaster label={t("admin.table.toasts")} />
    </WorkspaceShell>
  );
}
