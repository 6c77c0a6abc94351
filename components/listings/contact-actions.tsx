import { ShareButton } from "@/components/listings/share-button";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CopyButton } from "@/components/ui/copy-button";
import { Icon } from "@/components/ui/icon";
import { formatPhone, telUrl, whatsAppUrl } from "@/lib/shared/contact";
import { mapUrl } from "@/lib/shared/geo";
import type { Listing } from "@/lib/schemas/listing";

export type ContactTexts = {
  /** 'Call Kasba Switchgear Works' */
  callLabel: string;
  whatsApp: string;
  map: string;
  noPhone: string;
  /** What WhatsApp starts with; names the listing. */
  message: string;
  opensMap: string;
};

type Props = {
  listing: Pick<Listing, "phoneNumber" | "location" | "name">;
  texts: ContactTexts & {
    copyNumber: string;
    numberCopied: string;
    copyFailed: string;
    share: string;
    linkCopied: string;
    /** Leads to the form of the page; null where it has none. */
    enquire: string | null;
  };
  /** The page's own address, for sharing it. */
  url: string;
  className?: string;
};

/** The ways to reach a business on its own page: the number itself is the button (look: 'the phone number is the product'). */
export function ContactActions({ listing, texts, url, className }: Props) {
  const { phoneNumber, location, name } = listing;
  const [lng, lat] = location.coordinates;
  return (
    <div className={cn("grid grid-cols-2 gap-2", className)}>
      {phoneNumber === null ? (
        <p className="col-span-2 text-sm text-ink-2">{texts.noPhone}</p>
      ) : (
        <>
          <a
            href={telUrl(phoneNumber)}
            aria-label={`${texts.callLabel}: ${formatPhone(phoneNumber)}`}
            className={cn(buttonClass({ size: "large" }), "col-span-2 text-lg tabular-nums")}
          >
            <Icon name="phone" className="size-5" />
            {formatPhone(phoneNumber)}
          </a>
          <a
            href={whatsAppUrl(phoneNumber, texts.message)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={buttonClass({ variant: "line" })}
          >
            <Icon name="whatsapp" className="size-4" />
            {texts.whatsApp}
          </a>
        </>
      )}
      <a
        href={mapUrl({ lat, lng })}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.opensMap}
        className={buttonClass({ variant: "line" })}
      >
        <Icon name="map" className="size-4" />
        {texts.map}
      </a>
      {phoneNumber === null ? null : (
        <CopyButton
          text={formatPhone(phoneNumber)}
          label={texts.copyNumber}
          done={texts.numberCopied}
          failed={texts.copyFailed}
          className="px-2!"
        />
      )}
      <ShareButton title={name} url={url} texts={texts} className="px-2!" />
      {texts.enquire === null ? null : (
        <a
          href="#enquiry"
          className={cn(buttonClass({ variant: "soft" }), "col-span-2", phoneNumber !== null && "lg:hidden")}
        >
          <Icon name="send" className="size-4" />
          {texts.enquire}
        </a>
      )}
    </div>
  );
}
