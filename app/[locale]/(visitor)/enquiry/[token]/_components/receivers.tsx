import { WithdrawForm } from "@/components/enquiries/withdraw-form";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import type { Receiver } from "@/lib/schemas/enquiry";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";
import { companySlug, listingSlug } from "@/lib/shared/slug";

type Props = {
  receivers: readonly Receiver[];
  token: string;
  locale: Locale;
  withdrawnOn: (iso: string) => string;
};

const linkClass = "font-medium text-action underline underline-offset-2";

/** The companies that received one sending, each with the way to take it back from that one alone. */
export function Receivers({ receivers, token, locale, withdrawnOn }: Props) {
  const t = translator(locale);
  return (
    <ul aria-label={t("enquiry.receivedBy")} className="grid gap-3">
      {receivers.map(({ id, company, listing, withdrawnAt, erasedAt }) => (
        <li key={id} className={cn(cardClass, "overflow-hidden text-sm")}>
          <p
            lang={langOf(company.companyName, locale)}
            className="px-4 pt-3 font-semibold break-words sm:px-5"
          >
            {company.isPublic ? (
              <PageLink href={localePath(locale, `/company/${companySlug(company)}`)} className={linkClass}>
                {company.companyName}
              </PageLink>
            ) : (
              company.companyName
            )}
          </p>
          {listing === null ? null : (
            <p className="px-4 pt-1 break-words text-ink-2 sm:px-5">
              {t("enquiry.listing")}:{" "}
              {listing.isPublic ? (
                <PageLink
                  href={localePath(locale, `/services/${listingSlug(listing)}`)}
                  lang={langOf(listing.name, locale)}
                  className={linkClass}
                >
                  {listing.name}
                </PageLink>
              ) : (
                <span lang={langOf(listing.name, locale)}>{listing.name}</span>
              )}
            </p>
          )}
          {erasedAt === null ? (
            <WithdrawForm
              token={token}
              enquiryId={id}
              locale={locale}
              open={false}
              failure={null}
              bare
              texts={{
                summary: t("enquiry.withdrawFrom", { company: company.companyName }),
                text: t("enquiry.withdrawText", { company: company.companyName }),
                confirm: t("enquiry.withdrawConfirm"),
              }}
            />
          ) : (
            <p className="px-4 pt-1 pb-3 text-ink-2 sm:px-5">
              {withdrawnAt === null ? t("enquiry.severalErased") : withdrawnOn(withdrawnAt)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
