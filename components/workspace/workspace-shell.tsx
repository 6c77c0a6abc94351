import type { ReactNode } from "react";
import { Header } from "@/components/layout/header";
import { SkipLink } from "@/components/layout/skip-link";
import { Messages } from "@/components/messages/messages";
import { LogoutButton } from "@/components/workspace/logout-button";
import { SessionEnded } from "@/components/workspace/session-ended";
import { SideNav, type WorkspaceLink } from "@/components/workspace/side-nav";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

type ShellProps = {
  locale: Locale;
  /** Whose area it is: the pages in it let nobody else in. */
  role: "provider" | "admin";
  /** The accessible name of the side navigation: 'Provider', 'Admin'. */
  label: string;
  /** Whose workspace it is, above the links: a name and what they are. */
  who?: { name: string; role: string } | null;
  links: readonly WorkspaceLink[];
  children: ReactNode;
};

/**
 * Bar, side navigation and main of the guarded areas; no footer (docs/product/pages.md#navigation). Under 1024 px the
 * navigation is a
 * menu under the bar, and the way out stands beside it.
 */
export function WorkspaceShell({ locale, role, label, who, links, children }: ShellProps) {
  const t = translator(locale);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t("nav.skipToContent")} />
      <Header locale={locale} role={role} />
      <div className="mx-auto grid w-full max-w-[100rem] flex-1 grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[14rem_minmax(0,1fr)] lg:content-stretch">
        <div className="border-line bg-surface max-lg:border-b lg:border-r">
          <nav
            aria-label={label}
            className="flex lg:sticky lg:top-16 lg:h-[calc(100dvh-4.0625rem)] lg:flex-col lg:overflow-y-auto lg:p-3"
          >
            {who ? (
              <div className="mb-2 border-b border-line px-3 pt-2 pb-4 max-lg:hidden">
                <p className="line-clamp-2 text-sm font-semibold break-words">{who.name}</p>
                <p className="text-xs text-ink-3">{who.role}</p>
              </div>
            ) : null}
            <SideNav links={links} menu={label}>
              <Messages locale={locale} of={["workspace.logout", "workspace.loggingOut"]}>
                <LogoutButton signIn={localePath(locale, "/signin")} />
              </Messages>
            </SideNav>
          </nav>
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 px-(--gutter) pt-2 pb-12 outline-none lg:px-6">
          <Messages locale={locale} of={["workspace.sessionEnded", "workspace.signIn"]}>
            <SessionEnded signIn={localePath(locale, "/signin")} />
          </Messages>
          {children}
        </main>
      </div>
    </div>
  );
}

type HeadProps = {
  locale: Locale;
  /** From home to this page; the last one has no link. */
  crumbs: readonly Crumb[];
  title: ReactNode;
  text?: ReactNode;
  /** At the right of the title: the page's main action. */
  actions?: ReactNode;
};

/** The top of a workspace page: where one is, the one `<h1>`, a line of text, the main action. */
export const WorkspaceHead = ({ locale, crumbs, title, text, actions }: HeadProps) => (
  <div className="mb-5">
    <Breadcrumb label={translator(locale)("nav.breadcrumb")} crumbs={crumbs} />
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 max-sm:flex-col max-sm:items-stretch">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold break-words">{title}</h1>
        {text ? <p className="text-sm text-ink-2">{text}</p> : null}
      </div>
      {actions}
    </div>
  </div>
);
