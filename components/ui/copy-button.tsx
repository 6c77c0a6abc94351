"use client";

import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  text: string;
  label: string;
  /** What it says for a while after copying, also to readers. */
  done: string;
  /** What it says when the browser does not let it copy. */
  failed: string;
  variant?: "line" | "soft" | "quiet";
  className?: string;
};

const SHOWN_MS = 4_000;

/** Puts a text on the clipboard, also where the page is not served over https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = document.createElement("textarea");
    box.value = text;
    box.setAttribute("readonly", "");
    box.style.position = "fixed";
    box.style.opacity = "0";
    document.body.append(box);
    box.select();
    const copied = document.execCommand("copy");
    box.remove();
    return copied;
  }
}

/** What has just happened, to be said for a while. */
export function useSaid(): [string | null, (text: string) => void] {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, setSaid];
}

/** Copies a text and says so. Without JavaScript there is no such button: what it copies stands beside it. */
export function CopyButton({ text, label, done, failed, variant = "line", className }: Props) {
  const [said, say] = useSaid();
  const icon = said === done ? "check" : "copy";
  return (
    <button
      type="button"
      onClick={async () => say((await copyText(text)) ? done : failed)}
      className={cn(buttonClass({ variant }), "noscript:hidden", className)}
    >
      <Icon name={icon} className="size-4" />
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}
