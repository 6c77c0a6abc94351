import { Map, MessageCircle, Phone } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
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

type Props = { listing: Pick<Listing, "phoneNumber" | "location">; texts: ContactTexts; className?: string };

/** The ways to reach a business on its own page: the number itself is the button (look: 'the phone number is the product'). */
export function ContactActions({ listing, texts, className }: Props) {
  const { phoneNumber, location } = listing;
  const [lng, lat] = location.coordinates;
  return (
    <div className={cn("grid grid-cols-[auto_1fr] gap-2 sm:grid-cols-2", className)}>
      {phoneNumber === null ? (
        <p className="col-span-2 text-sm text-ink-2">{texts.noPhone}</p>
      ) : (
        <>
          <a
            href={telUrl(phoneNumber)}
            aria-label={`${texts.callLabel}: ${formatPhone(phoneNumber)}`}
            className={cn(buttonClass({ size: "large" }), "col-span-2 text-lg tabular-nums")}
          >
            <Phone aria-hidden className="size-5" />
            {formatPhone(phoneNumber)}
          </a>
          <a
            href={whatsAppUrl(phoneNumber, texts.message)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={buttonClass({ variant: "line" })}
          >
            <MessageCircle aria-hidden className="size-4" />
            {texts.whatsApp}
          </a>
        </>
      )}
      <a
        href={mapUrl({ lat, lng })}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.opensMap}
        className={cn(buttonClass({ variant: "line" }), phoneNumber === null && "col-span-2")}
      >
        <Map aria-hidden className="size-4" />
        {texts.map}
      </a>
    </div>
  );
}
