import { ShareButton } from "@/components/listings/share-button";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CopyButton } from "@/components/ui/copy-button";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/content/messages";
import { formatPhone, telUrl, whatsAppUrl } from "@/lib/shared/contact";
import { mapUrl } from "@/lib/shared/map-links";
import type { Listing } from "@/lib/schemas/listing";

type Props = {
  listing: Pick<Listing, "phoneNumber" | "location" | "name">;
  /** Who is called. */
  reached: string;
  /** What WhatsApp starts with; names the listing. */
  message: string;
  /** Whether the page has a form. */
  takesEnquiries: boolean;
  t: Translator;
  /** The page's own address, for sharing it. */
  url: string;
  className?: string;
};

/** The ways to reach a business on its own page: the number itself is the button (look: 'the phone number is the product'). */
export function ContactActions({ listing, reached, message, takesEnquiries, url, t, className }: Props) {
  const { phoneNumber, location, name } = listing;
  const [lng, lat] = location.coordinates;
  return (
    <div className={cn("grid grid-cols-2 gap-2 narrow:grid-cols-1 narrow:*:col-auto", className)}>
      {phoneNumber === null ? (
        <p className="col-span-2 text-sm text-ink-2">{t("listing.noPhone")}</p>
      ) : (
        <>
          <a
            href={telUrl(phoneNumber)}
            aria-label={`${t("listing.call", { company: reached })}: ${formatPhone(phoneNumber)}`}
            className={cn(buttonClass({ size: "large" }), "col-span-2 text-lg tabular-nums")}
          >
            <Icon name="phone" className="size-5" />
            {formatPhone(phoneNumber)}
          </a>
          <a
            href={whatsAppUrl(phoneNumber, message)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={buttonClass({ variant: "line" })}
          >
            <Icon name="whatsapp" className="size-4" />
            {t("listing.whatsApp")}
          </a>
        </>
      )}
      <a
        href={mapUrl({ lat, lng })}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("listing.opensMap", { name })}
        className={buttonClass({ variant: "line" })}
      >
        <Icon name="map" className="size-4" />
        {t("listing.map")}
      </a>
      {phoneNumber === null ? null : (
        <CopyButton
          text={formatPhone(phoneNumber)}
          label={t("listing.copyNumber")}
          done={t("listing.numberCopied")}
          failed={t("listing.copyFailed")}
          className="px-2!"
        />
      )}
      <ShareButton
        title={name}
        url={url}
        texts={{
          share: t("listing.share"),
          linkCopied: t("listing.linkCopied"),
          copyFailed: t("listing.copyFailed"),
        }}
        className="px-2!"
      />
      {takesEnquiries ? (
        <a
          href="#enquiry"
          className={cn(buttonClass({ variant: "soft" }), "col-span-2", phoneNumber !== null && "lg:hidden")}
        >
          <Icon name="send" className="size-4" />
          {t("enquiryForm.heading")}
        </a>
      ) : null}
    </div>
  );
}
