import type { Metadata } from "next";
import type { ReactNode } from "react";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { WorkspaceHead } from "@/components/workspace/workspace-shell";
import { Messages } from "@/components/messages/messages";
import { requireRole } from "@/lib/auth/page-guards";
import { type MessagePath, translator } from "@/lib/content/messages";
import type { Actor } from "@/lib/shared/actor";
import { type Locale, localePath } from "@/lib/shared/locale";

/** The pages of the desk by their key in the catalogue, and where each stands. */
const PATHS = {
  dashboard: "/dashboard",
  providers: "/dashboard/providers",
  customers: "/dashboard/customers",
  listings: "/dashboard/listings",
  pages: "/dashboard/pages",
  reports: "/dashboard/reports",
  enquiries: "/dashboard/enquiries",
  settings: "/dashboard/settings",
  searches: "/dashboard/searches",
  synonyms: "/dashboard/synonyms",
  speed: "/dashboard/speed",
  system: "/dashboard/status",
  audit: "/dashboard/audit",
} as const;

type Key = keyof typeof PATHS;
export type PageProps = LocaleParams & {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const adminMetadata =
  (key: Key) =>
  async (props: LocaleParams): Promise<Metadata> => ({
    title: translator(await pageLocale(props))(`admin.${key}.title`),
  });

/**
 * A page of the desk: an admin's, anyone else is redirected; with its breadcrumb and heading.
 * @param words what its client components take from the catalogue
 * @param content what stands below them
 * @param crumbHref where the breadcrumb's last step leads, when it is a link (docs/product/pages.md#the-admins-area)
 */
export const adminPage = (
  key: Key,
  words: readonly MessagePath[],
  content: (admin: Actor<"admin">, locale: Locale, props: PageProps) => Promise<ReactNode>,
  crumbHref?: string,
) =>
  available(async (props: PageProps) => {
    const locale = await pageLocale(props);
    const admin = await requireRole("admin", locale);
    const t = translator(locale);
    const body = await content(admin, locale, props);
    return (
      <>
        <WorkspaceHead
          locale={locale}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            ...(key === "dashboard"
              ? []
              : [{ label: t("admin.nav.dashboard"), href: localePath(locale, PATHS.dashboard) }]),
            {
              label: t(`admin.nav.${key}`),
              ...(crumbHref !== undefined && { href: localePath(locale, crumbHref) }),
            },
          ]}
          title={t(`admin.${key}.title`)}
          text={t(`admin.${key}.lead`)}
        />
        <Messages locale={locale} of={words}>
          {body}
        </Messages>
      </>
    );
  });
