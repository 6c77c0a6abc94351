import { Map, MessageCircle, Phone } from "lucide-react";
import type { ContactTexts } from "@/components/listings/contact-actions";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Listing } from "@/lib/schemas/listing";
import { formatPhone, telUrl, whatsAppUrl } from "@/lib/shared/contact";
import { mapUrl } from "@/lib/shared/geo";

type Props = {
  listing: Pick<Listing, "phoneNumber" | "location">;
  texts: ContactTexts & { call: string; bar: string };
};

/** On a phone the way to call stays in reach while the page is read; without a number there is no bar. */
export function CallBar({ listing: { phoneNumber, location }, texts }: Props) {
  if (phoneNumber === null) return null;
  const [lng, lat] = location.coordinates;
  const square = cn(buttonClass({ variant: "line", size: "icon" }), "[&_svg]:size-5");
  return (
    <nav
      aria-label={texts.bar}
      data-bottom-bar
      className="sticky bottom-0 z-10 grid grid-cols-[1fr_auto_auto] gap-2 border-t border-line bg-surface px-(--gutter) py-2 sm:hidden"
    >
      <a href={telUrl(phoneNumber)} className={cn(buttonClass(), "tabular-nums")}>
        <Phone aria-hidden className="size-4" />
        {texts.call} {formatPhone(phoneNumber)}
      </a>
      <a
        href={whatsAppUrl(phoneNumber, texts.message)}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={texts.whatsApp}
        className={square}
      >
        <MessageCircle aria-hidden />
      </a>
      <a
        href={mapUrl({ lat, lng })}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.opensMap}
        className={square}
      >
        <Map aria-hidden />
      </a>
    </nav>
  );
}
