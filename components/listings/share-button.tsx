"use client";

import { CopyButton } from "@/components/ui/copy-button";

type Props = {
  title: string;
  url: string;
  texts: { share: string; linkCopied: string; copyFailed: string };
  className?: string;
};

/** Hands the page to the device's own share sheet; where there is none, copies its link and says so. */
export function ShareButton({ title, url, texts, className }: Props) {
  const share = async () => {
    if (typeof navigator.share !== "function") return false;
    try {
      await navigator.share({ title, url });
      return true;
    } catch (error) {
      // Closed again without sharing: nothing to say.
      return error instanceof DOMException && error.name === "AbortError";
    }
  };
  return (
    <CopyButton
      text={url}
      label={texts.share}
      done={texts.linkCopied}
      failed={texts.copyFailed}
      icon="share-2"
      instead={share}
      {...(className !== undefined && { className })}
    />
  );
}
