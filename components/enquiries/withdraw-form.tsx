import { Alert } from "@/components/ui/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  token: string;
  /** Of several sent together, this one; absent: all. */
  enquiryId?: string | undefined;
  locale: Locale;
  /** It failed before: the question stands open again. */
  open: boolean;
  /** Inside a panel. */
  bare?: boolean;
  failure: string | null;
  texts: { summary: string; text: string; confirm: string };
};

/** Takes an enquiry back, after a question; browser's own parts only, so the same with and without JavaScript. */
export const WithdrawForm = ({ token, enquiryId, locale, open, failure, texts, bare = false }: Props) => (
  <details open={open} className={cn("group", !bare && "rounded-card border border-line bg-surface")}>
    <summary
      className={cn(
        buttonClass({ variant: "quiet" }),
        "w-full justify-between! rounded-card! px-4 text-left sm:px-5 [&::-webkit-details-marker]:hidden",
      )}
    >
      {texts.summary}
      <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
    </summary>
    <form method="post" action="/api/v1/enquiries/withdraw" className="grid gap-4 px-4 pb-5 sm:px-5">
      {failure ? <Alert>{failure}</Alert> : null}
      <input type="hidden" name="token" value={token} />
      {enquiryId === undefined ? null : <input type="hidden" name="enquiryId" value={enquiryId} />}
      <input type="hidden" name="locale" value={locale} />
      <p className="text-sm text-ink-2">{texts.text}</p>
      <div>
        <Button type="submit" variant="danger" className="max-sm:w-full">
          {texts.confirm}
        </Button>
      </div>
    </form>
  </details>
);
