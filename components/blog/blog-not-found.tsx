import { EmptyArt } from "@/components/art/empty-art";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

/** 'Blog not found' with the way back (docs/product/pages.md#articles). The status is the page's business. */
export function BlogNotFound({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="page grid justify-items-center py-16 text-center">
      <EmptyArt />
      <h1 className="mt-4 text-2xl font-semibold">{t("blog.notFoundTitle")}</h1>
      <p className="mt-2 max-w-lg text-ink-2">{t("blog.notFoundText")}</p>
      <PageLink href={localePath(locale, "/blogs")} className={cn(buttonClass(), "mt-6")}>
        <Icon name="arrow-left" className="size-4" />
        {t("blog.back")}
      </PageLink>
    </div>
  );
}
