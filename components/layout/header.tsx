import { AccountItems, AccountMenu } from "@/components/layout/account-parts";
import { AccountScope } from "@/components/layout/account-scope";
import { Brand } from "@/components/layout/brand";
import { HintScript } from "@/components/layout/hint-script";
import { LanguageSwitch } from "@/components/layout/language-switch";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { NAV_LINKS } from "@/components/layout/nav-links";
import { NavList } from "@/components/layout/nav-list";
import { Messages } from "@/components/messages/messages";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import type { Role } from "@/lib/shared/actor";
import { type Locale, localePath } from "@/lib/shared/locale";

/** Seen by visitors, by anyone signed in, by providers: AccountScope carries the role. */
const VISITOR = "for-visitors";
const SIGNED_IN = "for-accounts";

type Props = {
  locale: Locale;
  /** The role of whoever is signed in, null for a visitor, where the page knows it; it must on pages with a nonce. */
  role?: Role | null;
};

/**
 * The bar at the top of all pages (docs/product/pages.md#navigation). Links into
 * guest and guarded pages are full loads, because those have another script policy (docs/security.md#policies-of-pages).
 */
export function Header({ locale, role }: Props) {
  const t = translator(locale);
  const path = (to: string) => localePath(locale, to);
  const links = NAV_LINKS.map(({ key, path: to }) => [path(to), t(`nav.${key}`)] as const);
  const otherLanguage = (
    <LanguageSwitch
      to={locale === "en" ? "hi" : "en"}
      label={t("nav.otherLanguage")}
      letter={t("nav.otherLanguageLetter")}
      title={t("nav.otherLanguageLabel")}
    />
  );
  const account = {
    dashboards: { admin: path("/dashboard"), provider: path("/provider"), customer: path("/") },
    account: path("/account"),
    known: role,
  };
  return (
    <header className="top-bar">
      <div className="top-row page">
        <Brand href={path("/")} label={t("nav.brandHome", { site: SITE_NAME })} />
        <nav aria-label={t("nav.main")} className="max-lg:hidden">
          <NavList links={links} look="bar" />
        </nav>
        {/* The menu of an account brings its texts; this says their language. */}
        <Messages locale={locale} of={[]}>
          <AccountScope
            known={role}
            home={path("/")}
            signIn={path("/signin")}
            className="top-account group/account"
          >
            {role === undefined ? <HintScript /> : null}
            {otherLanguage}
            <a
              href={path("/provider/signup")}
              className={cn(buttonClass({ variant: "quiet" }), VISITOR, "max-xl:hidden")}
            >
              {t("footer.register")}
            </a>
            <a href={path("/signin")} className={cn(buttonClass({ variant: "quiet" }), VISITOR, "sign-in")}>
              {t("nav.signIn")}
            </a>
            <a href={path("/signup")} className={cn(buttonClass(), VISITOR, "max-sm:hidden lg:mr-3")}>
              {t("nav.signUp")}
            </a>
            <a
              href={path("/provider/create")}
              className={cn(
                buttonClass({ variant: "line" }),
                "hidden! lg:group-data-[role=provider]/account:inline-flex!",
              )}
            >
              <Icon name="plus" className="size-4" />
              {t("nav.addListing")}
            </a>
            <div className={cn(SIGNED_IN, "lg:mr-1")}>
              <AccountMenu {...account} />
            </div>
            <MobileMenu label={t("nav.menu")}>
              <nav aria-label={t("nav.main")}>
                <NavList links={links} look="menu" />
              </nav>
              <div className="mt-1 border-t border-line pt-1">
                <a
                  href={path("/listing")}
                  className={cn("menu-link", "hidden! group-data-[role=provider]/account:flex!")}
                >
                  <Icon name="plus" className="size-4.5" />
                  {t("nav.addListing")}
                </a>
                <a href={path("/signup")} className={cn("menu-link", VISITOR)}>
                  {t("nav.signUp")}
                </a>
                <a href={path("/signin")} className={cn("menu-link", VISITOR)}>
                  {t("nav.signIn")}
                </a>
                <a href={path("/provider/signup")} className={cn("menu-link", VISITOR)}>
                  {t("footer.register")}
                </a>
                <div className={SIGNED_IN}>
                  <AccountItems {...account} />
                </div>
              </div>
            </MobileMenu>
          </AccountScope>
        </Messages>
      </div>
    </header>
  );
}
