import { Mail, MessageCircle, Phone } from "lucide-react";
import { Messages } from "@/components/messages/messages";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/page-link";
import { EnquiryStatus } from "@/components/workspace/enquiry-status";
import { RelativeTime } from "@/components/workspace/relative-time";
import { translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import type { ReceivedEnquiry } from "@/lib/schemas/enquiry";
import { mailUrl, phoneText, whatsAppUrlOf } from "@/lib/shared/contact";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";
import { listingSlug } from "@/lib/shared/slug";

type Props = {
  locale: Locale;
  label: string;
  /** Who answers. */
  company: string;
  enquiries: readonly ReceivedEnquiry[];
  now: Date;
};

/** What visitors wrote to a company, with the ways to answer each. */
export function EnquiryList({ locale, label, company, enquiries, now }: Props) {
  return (
    <ul data-inbox tabIndex={-1} aria-label={label} className="outline-none">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id} className="border-t border-line px-4 py-4 first:border-t-0 sm:px-5">
          <Enquiry enquiry={enquiry} locale={locale} company={company} now={now} />
        </li>
      ))}
    </ul>
  );
}

type EnquiryProps = {
  enquiry: ReceivedEnquiry;
  locale: Locale;
  company: string;
  now: Date;
};

function Enquiry({ enquiry, locale, company, now }: EnquiryProps) {
  const t = translator(locale);
  const { id, listing, createdAt, status, phoneNumber, email, message, erasedAt, withdrawnAt } = enquiry;
  const name = enquiry.name ?? t("inbox.nobody");
  const subject = listing?.name ?? company;
  const reply = listing
    ? t("inbox.reply", { name, company, site: SITE_NAME, subject })
    : t("inbox.replyCompany", { name, company, site: SITE_NAME });
  const wayClass = cn(buttonClass({ variant: "line" }), "max-sm:w-full");
  return (
    <article className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="min-w-0 text-base font-semibold break-words">
          {erasedAt ? t(withdrawnAt ? "inbox.withdrawn" : "inbox.erased") : name}
        </h2>
        <span className="text-xs text-ink-3">
          <RelativeTime iso={createdAt} locale={locale} now={now} />
        </span>
        <p className="w-full text-sm text-ink-2">
          {listing ? (
            <PageLink
              href={localePath(locale, `/services/${listingSlug(listing)}`)}
              className="inline-block py-1 break-words hover:text-action hover:underline"
            >
              {t("inbox.about", { name: listing.name })}
            </PageLink>
          ) : (
            t("inbox.aboutCompany")
          )}
        </p>
      </div>
      {erasedAt ? (
        <p className="max-w-prose rounded-md bg-sunken px-3 py-2 text-sm text-ink-2">
          {t(withdrawnAt ? "inbox.withdrawnText" : "inbox.erasedText")}
        </p>
      ) : (
        <>
          <p
            lang={langOf(message ?? "", locale)}
            className="max-w-prose text-sm break-words whitespace-pre-line"
          >
            {message}
          </p>
          <div className="flex flex-wrap gap-2">
            {phoneNumber ? (
              <>
                <a
                  href={`tel:${phoneNumber}`}
                  aria-label={`${t("inbox.callLabel", { name })}: ${phoneText(phoneNumber)}`}
                  className={cn(buttonClass(), "tabular-nums max-sm:w-full")}
                >
                  <Phone aria-hidden className="size-4" />
                  {phoneText(phoneNumber)}
                </a>
                <a
                  href={whatsAppUrlOf(phoneNumber, reply)}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  aria-label={t("inbox.whatsAppLabel", { name })}
                  className={wayClass}
                >
                  <MessageCircle aria-hidden className="size-4" />
                  {t("inbox.whatsApp")}
                </a>
              </>
            ) : null}
            {email ? (
              <a
                href={mailUrl(email, t("inbox.subject", { subject }), reply)}
                aria-label={`${t("inbox.emailLabel", { name })}: ${email}`}
                className={cn(wayClass, "min-w-0")}
              >
                <Mail aria-hidden className="size-4" />
                <span className="min-w-0 wrap-anywhere">{email}</span>
              </a>
            ) : null}
          </div>
        </>
      )}
      {erasedAt ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <Messages locale={locale} of={["inbox"]}>
            <EnquiryStatus id={id} name={name} status={status} />
          </Messages>
        </div>
      )}
    </article>
  );
}
