"use client";

import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { copyText, useSaid } from "@/components/ui/copy-button";
import { Icon } from "@/components/ui/icon";

type Props = {
  title: string;
  url: string;
  texts: { share: string; linkCopied: string; copyFailed: string };
  className?: string;
};

/** Hands the page to the device's own share sheet; where there is none, copies its link and says so. */
export function ShareButton({ title, url, texts, className }: Props) {
  const [said, say] = useSaid();
  const share = async () => {
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // Closed again without sharing: nothing to say.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    say((await copyText(url)) ? texts.linkCopied : texts.copyFailed);
  };
  const icon = said === texts.linkCopied ? "check" : "share-2";
  return (
    <button
      type="button"
      onClick={share}
      className={cn(buttonClass({ variant: "line" }), "noscript:hidden", className)}
    >
      <Icon name={icon} className="size-4" />
      <span aria-live="polite">{said ?? texts.share}</span>
    </button>
  );
}
