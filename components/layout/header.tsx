import { Brand } from "@/components/layout/brand";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { NAV_LINKS } from "@/components/layout/nav-links";
import { NavList } from "@/components/layout/nav-list";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import { type Locale, localePath } from "@/lib/shared/locale";

/** The bar at the top of public pages (spec.md section 2 'Navigation bar'): only links to pages that exist. */
export function Header({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const links = NAV_LINKS.map(({ key, path }) => ({
    path,
    href: localePath(locale, path),
    label: t(`nav.${key}`),
  }));
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="page flex min-h-16 items-center gap-2 md:gap-5">
        <Brand href={localePath(locale, "/")} label={t("nav.brandHome", { site: SITE_NAME })} />
        <nav aria-label={t("nav.main")} className="max-md:hidden">
          <NavList links={links} look="bar" />
        </nav>
        <div className="-mr-3 ml-auto flex items-center gap-1">
          <LanguageSwitch
            to={locale === "en" ? "hi" : "en"}
            label={t("nav.otherLanguage")}
            title={t("nav.otherLanguageLabel")}
          />
          <MobileMenu label={t("nav.menu")}>
            <nav aria-label={t("nav.main")}>
              <NavList links={links} look="menu" />
            </nav>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
