import { EmptyArt } from "@/components/art/empty-art";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { PageLink } from "@/components/ui/page-link";
import type { Translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

/** 'Page not found' with the ways out: a search, the categories, home. The status is the page's business. */
export function NotFoundView({ locale, t }: { locale: Locale; t: Translator }) {
  return (
    <div className="page grid justify-items-center py-16 text-center">
      <EmptyArt />
      <h1 className="mt-4 text-2xl font-semibold">{t("notFound.title")}</h1>
      <p className="mt-2 max-w-lg text-ink-2">{t("notFound.text")}</p>
      <form
        role="search"
        action={localePath(locale, "/services")}
        className="mt-6 flex w-full max-w-lg gap-2"
      >
        <Input
          name="q"
          type="search"
          maxLength={100}
          placeholder={t("search.whatPlaceholder")}
          aria-label={t("notFound.searchLabel")}
        />
        <button className={buttonClass()}>
          <Icon name="search" className="size-5" />
          <span className="max-sm:sr-only">{t("notFound.search")}</span>
        </button>
      </form>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <PageLink href={localePath(locale, "/categories")} className={buttonClass({ variant: "quiet" })}>
          {t("notFound.categories")}
        </PageLink>
        <PageLink href={localePath(locale, "/")} className={buttonClass({ variant: "quiet" })}>
          {t("notFound.home")}
        </PageLink>
      </div>
    </div>
  );
}
