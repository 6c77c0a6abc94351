import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/content/messages";
import { formatPhone, telUrl, whatsAppUrl } from "@/lib/shared/contact";

type Props = {
  /** Ten digits; null: there is no bar. */
  phoneNumber: string | null;
  /** Who is called. */
  reached: string;
  /** What WhatsApp starts with. */
  message: string;
  /** What leads to the form of the page; null where it has none. */
  enquire: string | null;
  t: Translator;
};

/** On a phone the ways to reach a company stay in reach while a page is read. */
export function CallBar({ phoneNumber, reached, message, enquire, t }: Props) {
  if (phoneNumber === null) return null;
  return (
    <nav
      aria-label={t("listing.actions")}
      data-bottom-bar
      className="not-low:sticky bottom-0 z-10 flex flex-wrap gap-2 *:flex-auto border-t border-line bg-surface px-(--gutter) py-2 max-[22rem]:[&_svg]:hidden sm:hidden"
    >
      <a
        href={telUrl(phoneNumber)}
        aria-label={`${t("listing.call", { company: reached })}: ${formatPhone(phoneNumber)}`}
        className={cn(buttonClass(), "px-2!")}
      >
        <Icon name="phone" className="size-4" />
        {t("listing.callShort")}
      </a>
      <a
        href={whatsAppUrl(phoneNumber, message)}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={cn(buttonClass({ variant: "line" }), "px-2!")}
      >
        <Icon name="whatsapp" className="size-4" />
        {t("listing.whatsApp")}
      </a>
      {enquire === null ? null : (
        <a href="#enquiry" className={cn(buttonClass({ variant: "soft" }), "px-2!")}>
          <Icon name="send" className="size-4" />
          {enquire}
        </a>
      )}
    </nav>
  );
}
