import type { ContactTexts } from "@/components/listings/contact-actions";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { formatPhone, telUrl, whatsAppUrl } from "@/lib/shared/contact";

type Props = {
  /** Ten digits; null: there is no bar. */
  phoneNumber: string | null;
  texts: Pick<ContactTexts, "callLabel" | "whatsApp" | "message"> & {
    call: string;
    /** Leads to the form of the page; null where it has none. */
    enquire: string | null;
    bar: string;
  };
};

/** On a phone the ways to reach a company stay in reach while a page is read. */
export function CallBar({ phoneNumber, texts }: Props) {
  if (phoneNumber === null) return null;
  return (
    <nav
      aria-label={texts.bar}
      data-bottom-bar
      className="sticky bottom-0 z-10 flex gap-2 *:flex-auto border-t border-line bg-surface px-(--gutter) py-2 sm:hidden"
    >
      <a
        href={telUrl(phoneNumber)}
        aria-label={`${texts.callLabel}: ${formatPhone(phoneNumber)}`}
        className={cn(buttonClass(), "px-2!")}
      >
        <Icon name="phone" className="size-4" />
        {texts.call}
      </a>
      <a
        href={whatsAppUrl(phoneNumber, texts.message)}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={cn(buttonClass({ variant: "line" }), "px-2!")}
      >
        <Icon name="whatsapp" className="size-4" />
        {texts.whatsApp}
      </a>
      {texts.enquire === null ? null : (
        <a href="#enquiry" className={cn(buttonClass({ variant: "soft" }), "px-2!")}>
          <Icon name="send" className="size-4" />
          {texts.enquire}
        </a>
      )}
    </nav>
  );
}
