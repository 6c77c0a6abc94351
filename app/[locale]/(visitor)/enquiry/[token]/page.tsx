import type { Metadata } from "next";
import { cache, type ReactNode } from "react";
import { flashForm } from "@/app/[locale]/_page/flash-form";
import { available, availableMetadata } from "@/app/[locale]/_page/available";
import { notFoundMetadata, notFoundPage } from "@/app/[locale]/_page/not-found";
import { pageLocale } from "@/app/[locale]/_page/page-locale";
import { given, VisitorPage, type VisitorProps } from "@/app/[locale]/(visitor)/_page/visitor-page";
import { Receivers } from "@/app/[locale]/(visitor)/enquiry/[token]/_components/receivers";
import { PrivateLink } from "@/components/enquiries/private-link";
import { WithdrawForm } from "@/components/enquiries/withdraw-form";
import { among } from "@/components/form/failure-words";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import { getEnquiryByToken } from "@/lib/domain/enquiries/get-enquiry-by-token";
import type { EnquiryReceipt } from "@/lib/schemas/enquiry";
import { siteOrigin } from "@/lib/http/site-origin";
import { phoneText } from "@/lib/shared/contact";
import { formatDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { listOf } from "@/lib/shared/list-of";
import { type Locale, localePath } from "@/lib/shared/locale";
import { companySlug, listingSlug } from "@/lib/shared/slug";

type Props = VisitorProps & { params: Promise<{ locale: string; token: string }> };

/** The enquiry behind a private link, once a request; null when the link is none of ours. */
const findEnquiry = cache(async (token: string) => {
  try {
    return await getEnquiryByToken(token);
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
});

export const generateMetadata = availableMetadata(async (props: Props): Promise<Metadata> => {
  const locale = await pageLocale(props);
  const enquiry = await findEnquiry((await props.params).token);
  if (enquiry === null) return notFoundMetadata(locale);
  return {
    title: titleOf(enquiry, locale),
    // The address is the key: no other site gets it. Our own must, or the browser's form names no origin.
    referrer: "same-origin",
  };
});

/** Whether all of them are withdrawn; who was told of it is in the plural from two on. */
function titleOf({ receivers }: EnquiryReceipt, locale: Locale): string {
  const t = translator(locale);
  const isWithdrawn = receivers.every(({ withdrawnAt }) => withdrawnAt !== null);
  const { companyName: company } = receivers[0]!.company;
  const count = receivers.length;
  if (count === 1) return t(isWithdrawn ? "enquiry.withdrawnTitle" : "enquiry.receiptTitle", { company });
  return t(isWithdrawn ? "enquiry.severalWithdrawn" : "enquiry.severalReceiptTitle", { count });
}

const linkClass = "font-medium text-action underline underline-offset-2";

/** Who received what and when, and the way to take it back: for whoever has the private link. */
export default available(async (props: Props) => {
  const locale = await pageLocale(props);
  const { token } = await props.params;
  const enquiry = await findEnquiry(token);
  if (enquiry === null) return notFoundPage(locale);

  const t = translator(locale);
  const { receivers, createdAt } = enquiry;
  const isOne = receivers.length === 1;
  const { company, listing } = receivers[0]!;
  // Of several, what is still with one of them is shown.
  const isErased = receivers.every((one) => one.erasedAt !== null);
  const isWithdrawn = receivers.every((one) => one.withdrawnAt !== null);
  const erasedAt = isErased ? receivers[0]!.erasedAt : null;
  const withdrawnAt = isWithdrawn ? receivers[0]!.withdrawnAt : null;
  const names = listOf(
    locale,
    receivers.map((one) => one.company.companyName),
  );
  const isSent = given((await props.searchParams).sent) === "1" && erasedAt === null;
  const path = `/enquiry/${token}`;
  const failed = t("enquiry.withdrawFailed");
  const kept = await flashForm("withdraw", path, [], among(t, []), {
    tooMany: (time) => t("enquiry.tooManyTries", { time }),
    tooManyLater: t("enquiry.tooManyTriesLater"),
    forbidden: failed,
    gone: failed,
    away: failed,
    failed,
  });
  const link = (to: string, text: string) => (
    <PageLink href={localePath(locale, to)} className={linkClass}>
      {text}
    </PageLink>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(isOne
      ? [
          [
            t("enquiry.receivedBy"),
            company.isPublic
              ? link(`/company/${companySlug(company)}`, company.companyName)
              : company.companyName,
          ] as const,
        ]
      : []),
    ...(isOne && listing
      ? [
          [
            t("enquiry.listing"),
            listing.isPublic ? link(`/services/${listingSlug(listing)}`, listing.name) : listing.name,
          ] as const,
        ]
      : []),
    [
      t("enquiry.sentAt"),
      <time key="sent" dateTime={createdAt}>
        {formatDate(locale, createdAt, "longMoment")}
      </time>,
    ],
    ...(erasedAt
      ? []
      : ([
          [t("enquiryForm.name"), enquiry.name],
          [t("enquiryForm.phoneNumber"), phoneText(enquiry.phoneNumber)],
          [t("enquiryForm.email"), enquiry.email],
          [
            t("enquiryForm.message"),
            <span key="message" className="whitespace-pre-line">
              {enquiry.message}
            </span>,
          ],
        ] as const)),
  ];
  return (
    <VisitorPage locale={locale} title={titleOf(enquiry, locale)} from={null} here={t("enquiry.receipt")}>
      {isSent ? (
        <div
          role="status"
          className="flex gap-3 rounded-card border-l-4 border-ok bg-ok-soft px-4 py-3 text-sm"
        >
          <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-ok" />
          <div>
            <p className="font-semibold text-ok">{t("enquiryForm.sentTitle", { company: names })}</p>
            <p className="mt-1">
              {t(isOne ? "enquiryForm.sentText" : "enquiryForm.severalSentText", { company: names })}
            </p>
          </div>
        </div>
      ) : null}
      {erasedAt ? (
        <div role="status" className="flex gap-3 rounded-card bg-sunken px-4 py-3 text-sm">
          <Icon name="shield-off" className="mt-0.5 size-5 shrink-0 text-ink-2" />
          <div>
            <p className="font-semibold">
              {withdrawnAt
                ? t("enquiry.withdrawnOn", { date: formatDate(locale, withdrawnAt, "longMoment") })
                : t("enquiry.erasedOn", { date: formatDate(locale, erasedAt, "longMoment") })}
            </p>
            <p className="mt-1 text-ink-2">
              {isOne
                ? t(withdrawnAt ? "enquiry.withdrawnText" : "enquiry.erasedText", {
                    company: company.companyName,
                  })
                : t("enquiry.severalErased")}
            </p>
          </div>
        </div>
      ) : null}
      {isOne ? null : (
        <Receivers
          receivers={receivers}
          token={token}
          locale={locale}
          withdrawnOn={(iso) => t("enquiry.withdrawnOn", { date: formatDate(locale, iso, "longMoment") })}
        />
      )}
      <Card className="p-4 sm:p-5">
        <dl className="grid gap-x-4 gap-y-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
          {facts.map(([term, value]) =>
            value ? (
              <div key={term} className="contents">
                <dt className="text-ink-3">{term}</dt>
                <dd className="min-w-0 break-words max-sm:-mt-2">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{t("enquiry.nobodyElse")}</p>
      </Card>
      {erasedAt ? null : (
        <>
          <Card className="p-4 sm:p-5">
            <PrivateLink url={`${siteOrigin().origin}${localePath(locale, path)}`} t={t} />
          </Card>
          <WithdrawForm
            token={token}
            locale={locale}
            open={kept !== null}
            failure={kept?.failure ?? null}
            texts={{
              summary: t(isOne ? "enquiry.withdraw" : "enquiry.withdrawAll"),
              text: isOne
                ? t("enquiry.withdrawText", { company: company.companyName })
                : t("enquiry.severalText"),
              confirm: t("enquiry.withdrawConfirm"),
            }}
          />
        </>
      )}
    </VisitorPage>
  );
});
