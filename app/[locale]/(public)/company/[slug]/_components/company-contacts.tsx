import { CallBar } from "@/components/listings/call-bar";
import { ShareButton } from "@/components/listings/share-button";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/content/messages";
import { SITE_NAME } from "@/lib/content/site";
import type { CompanyFacts } from "@/lib/schemas/company";
import { formatPhone, telUrl, whatsAppUrl } from "@/lib/shared/contact";
import { directionsUrl } from "@/lib/shared/map-links";

type Props = {
  company: string;
  facts: Pick<CompanyFacts, "phoneNumber" | "place">;
  /** The page's own address, which a message names. */
  url: string;
  t: Translator;
};

const outside = { target: "_blank", rel: "noopener noreferrer nofollow" } as const;

const ways = ({ company, facts: { phoneNumber }, url, t }: Props) =>
  phoneNumber === null
    ? null
    : {
        number: formatPhone(phoneNumber),
        tel: telUrl(phoneNumber),
        label: `${t("listing.call", { company })}: ${formatPhone(phoneNumber)}`,
        whatsApp: whatsAppUrl(phoneNumber, t("company.whatsAppMessage", { company, site: SITE_NAME, url })),
      };

/** The ways to reach a company: its number is the button, then WhatsApp, the way there, and the form of this page. */
export function CompanyContacts(props: Props) {
  const { company, facts, url, t } = props;
  const phone = ways(props);
  const line = buttonClass({ variant: "line" });
  return (
    <div className="grid grid-cols-2 gap-2 narrow:grid-cols-1 narrow:*:col-auto sm:flex sm:flex-wrap">
      {phone === null ? (
        <p className="col-span-2 self-center text-sm text-ink-2">{t("listing.noPhone")}</p>
      ) : (
        <>
          <a
            href={phone.tel}
            aria-label={phone.label}
            className={cn(buttonClass(), "col-span-2 tabular-nums")}
          >
            <Icon name="phone" className="size-4" />
            {phone.number}
          </a>
          <a href={phone.whatsApp} {...outside} className={line}>
            <Icon name="whatsapp" className="size-4" />
            {t("listing.whatsApp")}
          </a>
        </>
      )}
      {facts.place === null ? null : (
        <a
          href={directionsUrl(facts.place)}
          {...outside}
          aria-label={t("company.directionsTo", { company })}
          className={line}
        >
          <Icon name="map-pinned" className="size-4" />
          {t("company.directions")}
        </a>
      )}
      <a
        href="#enquiry"
        className={cn(buttonClass({ variant: "soft" }), phone === null ? "col-span-2" : "max-sm:hidden")}
      >
        <Icon name="send" className="size-4" />
        {t("enquiryForm.heading")}
      </a>
      <ShareButton
        title={company}
        url={url}
        texts={{
          share: t("listing.share"),
          linkCopied: t("listing.linkCopied"),
          copyFailed: t("listing.copyFailed"),
        }}
        // Below two others it would stand alone.
        {...(facts.place !== null && { className: "max-sm:col-span-2" })}
      />
    </div>
  );
}

/** The same ways in reach on a phone. */
export function CompanyBar({ company, facts: { phoneNumber }, url, t }: Props) {
  return (
    <CallBar
      phoneNumber={phoneNumber}
      reached={company}
      message={t("company.whatsAppMessage", { company, site: SITE_NAME, url })}
      enquire={t("company.enquire")}
      t={t}
    />
  );
}
