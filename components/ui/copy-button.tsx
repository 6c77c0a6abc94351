"use client";

import { useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import { buttonClass } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  text: string;
  label: string;
  /** What it says for a while after copying, also to readers. */
  done: string;
  /** What it says when the browser does not let it copy. */
  failed: string;
  icon?: IconName;
  /** Tried first: true where nothing is left to copy. */
  instead?: () => Promise<boolean>;
  variant?: "line" | "soft" | "quiet";
  className?: string;
};

const SHOWN_MS = 4_000;

/** Puts a text on the clipboard, also where the page is not served over https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return import("@/components/ui/copy-by-hand").then(
      ({ copyByHand }) => copyByHand(text),
      () => false,
    );
  }
}

/** Copies a text and says so. Without JavaScript there is no such button: what it copies stands beside it. */
export function CopyButton({
  text,
  label,
  done,
  failed,
  icon = "copy",
  instead,
  variant = "line",
  className,
}: Props) {
  const [said, say] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => say(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const press = async () => {
    if (!(await instead?.())) say((await copyText(text)) ? done : failed);
  };
  return (
    <button
      type="button"
      onClick={press}
      className={cn(buttonClass({ variant }), "noscript:hidden", className)}
    >
      <Icon name={said === done ? "check" : icon} className="size-4" />
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}
