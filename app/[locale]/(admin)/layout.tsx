import type { Metadata } from "next";
import type { ReactNode } from "react";
import {
  Activity,
  Building2,
  FileText,
  Flag,
  Inbox,
  Languages,
  LayoutDashboard,
  List,
  Gauge,
  ScrollText,
  TextSearch,
  Settings,
  Users,
} from "lucide-react";
import { openReportsCount } from "@/app/[locale]/(admin)/dashboard/_page/open-reports-count";
import { pendingPagesCount } from "@/app/[locale]/(admin)/dashboard/_page/pending-pages-count";
import { pendingCount } from "@/app/[locale]/(admin)/dashboard/_page/pending-count";
import { WorkspaceShell } from "@/components/workspace/workspace-shell";
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
  { key: "pages", path: "/dashboard/pages", Icon: FileText },
  { key: "reports", path: "/dashboard/reports", Icon: Flag },
  { key: "enquiries", path: "/dashboard/enquiries", Icon: Inbox },
  { key: "settings", path: "/dashboard/settings", Icon: Settings },
  { key: "searches", path: "/dashboard/searches", Icon: TextSearch },
  { key: "synonyms", path: "/dashboard/synonyms", Icon: Languages },
  { key: "speed", path: "/dashboard/speed", Icon: Gauge },
  { key: "system", path: "/dashboard/status", Icon: Activity },
  { key: "audit", path: "/dashboard/audit", Icon: ScrollText },
] as const;

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The admin's sidebar around each of their pages; who may see a page, each page decides for itself. */
export default async function AdminLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) return null;
  const t = translator(locale);
  const [waiting, pages, reports] = await Promise.all([
    pendingCount(),
    pendingPagesCount(),
    openReportsCount(),
  ]);
  /** What waits on a page: its number, and the same in words. */
  const counts: Readonly<Record<string, { count: number; countLabel: string }>> = {
    dashboard: { count: waiting, countLabel: t("admin.dashboard.badge", { count: waiting }) },
    pages: { count: pages, countLabel: t("admin.pages.badge", { count: pages }) },
    reports: { count: reports, countLabel: t("admin.reports.badge", { count: reports }) },
  };
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
        ...counts[key],
      }))}
    >
      {children}
      <Toaster label={t("admin.table.toasts")} />
    </WorkspaceShell>
  );
}
