import { ArrowLeft, Check, X } from "lucide-react";
import { ListingBody } from "@/components/admin/listings/listing-detail";
import { ProviderHistory } from "@/components/admin/queue/provider-history";
import type { TranslatedNames } from "@/components/listings/category-trail";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import { Button } from "@/components/ui/button";
import type { ManagedListing } from "@/lib/schemas/listing";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  listing: ManagedListing;
  locale: Locale;
  names: TranslatedNames;
  onApprove: () => void;
  onReject: () => void;
  /** Back to the list, where both do not stand side by side. */
  onBack: () => void;
};

export const PANEL_TITLE = "queue-listing";

/** The listing that is decided on, in full, with its provider's history and the two decisions. */
export function QueuePanel({ listing, locale, names, onApprove, onReject, onBack }: Props) {
  const t = useTranslator();
  const { name } = listing;
  return (
    <section aria-label={t("admin.queue.details")} className="flex min-h-0 min-w-0 flex-col">
      <div
        key={listing.id}
        role="region"
        aria-labelledby={PANEL_TITLE}
        tabIndex={0}
        className="relative min-h-0 flex-1 p-4 focus-visible:outline-offset-[-3px] lg:overflow-y-auto"
      >
        <Button variant="quiet" onClick={onBack} className="-ml-2 mb-2 lg:hidden">
          <ArrowLeft aria-hidden className="size-4" />
          {t("admin.queue.back")}
        </Button>
        <h3 id={PANEL_TITLE} tabIndex={-1} className="mb-3 text-lg font-semibold break-words">
          <Written>{name}</Written>
        </h3>
        <ListingBody listing={listing} locale={locale} names={names} />
        <ProviderHistory listing={listing} locale={locale} />
      </div>
      <div className="sticky bottom-0 flex gap-2 border-t border-line bg-surface px-4 py-3 [&>*]:flex-1">
        <Button
          variant="dangerLine"
          aria-label={t("admin.decide.rejectName", { name })}
          aria-keyshortcuts="r"
          onClick={onReject}
        >
          <X aria-hidden className="size-4" />
          {t("admin.decide.reject")}
        </Button>
        <Button
          aria-label={t("admin.decide.approveName", { name })}
          aria-keyshortcuts="a"
          onClick={onApprove}
        >
          <Check aria-hidden className="size-4" />
          {t("admin.decide.approve")}
        </Button>
      </div>
    </section>
  );
}
