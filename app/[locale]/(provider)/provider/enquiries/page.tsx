import { Download } from "lucide-react";
import type { Metadata } from "next";
import { available } from "@/app/[locale]/_page/available";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { EmptyArt } from "@/components/art/empty-art";
import { PageLink } from "@/components/ui/page-link";
import { WorkspaceHead } from "@/components/workspace/workspace-shell";
import { buttonClass } from "@/components/ui/button";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { TabLinks } from "@/components/ui/tab-links";
import { EnquiryList } from "@/components/workspace/enquiry-list";
import { PageLinks } from "@/components/workspace/page-links";
import { requireRole } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { getMe } from "@/lib/domain/accounts/get-me";
import { countMyEnquiries } from "@/lib/domain/enquiries/count-my-enquiries";
import { listMyEnquiries } from "@/lib/domain/enquiries/list-my-enquiries";
import { MyEnquiriesQuery } from "@/lib/schemas/enquiry";
import { MANAGED_PAGE_SIZE } from "@/lib/shared/limits";
import { localePath } from "@/lib/shared/locale";

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const TABS = ["new", "replied", "closed", "all"] as const;
type Tab = (typeof TABS)[number];

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: translator(await pageLocale(props))("inbox.title"),
});

/** The inbox: what visitors wrote to this company, a tab for each status with its count. */
export default available(async (props: Props) => {
  const locale = await pageLocale(props);
  const actor = await requireRole("provider", locale);
  const asked = await props.searchParams;
  // A page drops a parameter it does not understand and goes on.
  const status = MyEnquiriesQuery.shape.status.catch(undefined).parse(asked.status);
  const tab: Tab = status ?? (asked.status === "all" ? "all" : "new");
  const page = MyEnquiriesQuery.shape.page.catch(undefined).parse(asked.page) ?? 1;
  const [me, counted, { items, total }] = await Promise.all([
    getMe(actor),
    countMyEnquiries(actor),
    listMyEnquiries(actor, { ...(tab !== "all" && { status: tab }), page }),
  ]);
  const counts = { ...counted, all: counted.new + counted.replied + counted.closed };
  const t = translator(locale);
  const href = (to: Tab, number = 1) => {
    const query = new URLSearchParams({
      ...(to !== "new" && { status: to }),
      ...(number > 1 && { page: String(number) }),
    }).toString();
    return localePath(locale, `/provider/enquiries${query === "" ? "" : `?${query}`}`);
  };
  const pages = Math.max(1, Math.ceil(total / MANAGED_PAGE_SIZE));
  const caption = t(`inbox.caption.${tab}`);
  return (
    <>
      <WorkspaceHead
        locale={locale}
        crumbs={[
          { label: t("workspace.dashboard"), href: localePath(locale, "/provider") },
          { label: t("inbox.title") },
        ]}
        title={t("inbox.title")}
        text={t("inbox.lead")}
        actions={
          counts.all > 0 ? (
            <a
              href={`/api/v1/providers/me/enquiries/export?lang=${locale}`}
              download
              className={buttonClass({ variant: "line" })}
            >
              <Download aria-hidden className="size-4" />
              {t("inbox.export")}
            </a>
          ) : null
        }
      />
      <section aria-label={caption} className={cn(cardClass, "overflow-clip")}>
        <TabLinks
          label={t("inbox.tabs")}
          className="px-1 sm:px-3"
          links={TABS.map((one) => ({
            href: href(one),
            label: t(`inbox.statuses.${one}`),
            count: counts[one],
            current: one === tab,
          }))}
        />
        {items.length > 0 ? (
          <EnquiryList
            locale={locale}
            label={caption}
            company={me.providerProfile?.companyName ?? ""}
            enquiries={items}
            now={new Date()}
          />
        ) : (
          <div className="grid justify-items-center px-5 py-12 text-center">
            <EmptyArt />
            <h2 className="mt-4 text-xl font-semibold">
              {total > 0 ? t("inbox.beyond") : t(`inbox.empty.${tab}`)}
            </h2>
            {total > 0 ? (
              <PageLink href={href(tab)} className={cn(buttonClass({ variant: "line" }), "mt-5")}>
                {t("inbox.firstPage")}
              </PageLink>
            ) : (
              <>
                <p className="mt-1 max-w-lg text-ink-2">{t(`inbox.emptyText.${tab}`)}</p>
                {counts.all === 0 ? (
                  <PageLink
                    href={localePath(locale, "/provider/listings")}
                    className={cn(buttonClass({ variant: "line" }), "mt-5")}
                  >
                    {t("inbox.listings")}
                  </PageLink>
                ) : null}
              </>
            )}
          </div>
        )}
        {pages > 1 && items.length > 0 ? (
          <PageLinks
            label={t("inbox.pages")}
            page={page}
            pages={pages}
            href={(other) => href(tab, other)}
            t={t}
          />
        ) : null}
      </section>
    </>
  );
});
