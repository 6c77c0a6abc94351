import { inputClass } from "@/components/ui/input";
import { CopyButton } from "@/components/ui/copy-button";

type Props = {
  /** Absolute, so that it can be kept anywhere. */
  url: string;
  texts: { linkTitle: string; linkText: string; copy: string; copied: string; copyFailed: string };
};

/** The link that shows an enquiry and takes it back: to be read, selected and copied. */
export const PrivateLink = ({ url, texts }: Props) => (
  <div className="grid w-full min-w-0 gap-1.5">
    <label htmlFor="private-link" className="text-sm font-medium">
      {texts.linkTitle}
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
        label={texts.copy}
        done={texts.copied}
        failed={texts.copyFailed}
        className="max-sm:w-full"
      />
    </div>
    <p id="private-link-hint" className="text-xs text-ink-3">
      {texts.linkText}
    </p>
  </div>
);
