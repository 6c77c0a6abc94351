import { inputClass } from "@/components/ui/input";
import { CopyButton } from "@/components/ui/copy-button";
import type { Translator } from "@/lib/content/messages";

type Props = { url: string; t: Translator };

/** The link that shows an enquiry and takes it back: to be read, selected and copied. */
export const PrivateLink = ({ url, t }: Props) => (
  <div className="grid w-full min-w-0 gap-1.5">
    <label htmlFor="private-link" className="text-sm font-medium">
      {t("enquiryForm.linkTitle")}
    </label>
    <div className="flex flex-wrap gap-2">
      <input
        id="private-link"
        readOnly
        value={url}
        aria-describedby="private-link-hint"
        className={`${inputClass} min-w-0 flex-1 basis-48 text-ellipsis`}
      />
      <CopyButton
        text={url}
        label={t("enquiryForm.copy")}
        done={t("enquiryForm.copied")}
        failed={t("enquiryForm.copyFailed")}
        className="max-sm:w-full"
      />
    </div>
    <p id="private-link-hint" className="text-xs text-ink-3">
      {t("enquiryForm.linkText")}
    </p>
  </div>
);
