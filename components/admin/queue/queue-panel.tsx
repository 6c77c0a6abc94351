import { ArrowLeft, Check, X } from "lucide-react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { ListingBody } from "@/components/admin/listing-detail";
import { ProviderHistory } from "@/components/admin/queue/provider-history";
import { fillText } from "@/components/listings/fill-text";
import { Button } from "@/components/ui/button";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

export type PanelTexts = Pick<
  AdminTexts,
  "queue" | "decide" | "listing" | "status" | "companyTypes" | "names" | "dialog"
>;

type Props = {
  listing: ManagedListing;
  locale: Locale;
  onApprove: () => void;
  onReject: () => void;
  /** Back to the list, where both do not stand side by side. */
  onBack: () => void;
  texts: PanelTexts;
};

/** The listing that is decided on, in full, with its provider's history and the two decisions. */
export function QueuePanel({ listing, locale, onApprove, onReject, onBack, texts }: Props) {
  const { name } = listing;
  return (
    <section aria-label={texts.queue.details} className="flex min-h-0 min-w-0 flex-col">
      <div
        key={listing.id}
        role="region"
        aria-label={name}
        tabIndex={0}
        className="min-h-0 flex-1 p-4 focus-visible:outline-offset-[-3px] lg:overflow-y-auto"
      >
        <Button variant="quiet" onClick={onBack} className="-ml-2 mb-2 lg:hidden">
          <ArrowLeft aria-hidden className="size-4" />
          {texts.queue.back}
        </Button>
        <h3 className="mb-3 text-lg font-semibold break-words">{name}</h3>
        <ListingBody listing={listing} locale={locale} texts={texts} />
        <ProviderHistory listing={listing} locale={locale} texts={texts} />
      </div>
      <div className="sticky bottom-0 flex gap-2 border-t border-line bg-surface px-4 py-3 [&>*]:flex-1">
        <Button
          variant="dangerLine"
          aria-label={fillText(texts.decide.rejectName, { name })}
          aria-keyshortcuts="r"
          onClick={onReject}
        >
          <X aria-hidden className="size-4" />
          {texts.decide.reject}
        </Button>
        <Button
          aria-label={fillText(texts.decide.approveName, { name })}
          aria-keyshortcuts="a"
          onClick={onApprove}
        >
          <Check aria-hidden className="size-4" />
          {texts.decide.approve}
        </Button>
      </div>
    </section>
  );
}
