"use client";

import { toast as sonner, Toaster as Sonner } from "sonner";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useMedia } from "@/components/ui/use-media";

/** How long a toast stays (docs/product/texts-and-limits.md#numbers). */
const TOAST_MS = 4_000;

type Tone = "ok" | "bad";

function show(tone: Tone, text: string): void {
  const icon = tone === "ok" ? "circle-check" : "circle-alert";
  sonner.custom(
    () => (
      <div
        role={tone === "ok" ? "status" : "alert"}
        className={cn(
          "flex min-h-touch w-full items-center gap-3 rounded-card border-l-4 px-4 py-3 text-sm font-medium shadow-float",
          tone === "ok" ? "border-ok bg-ok-soft text-ok" : "border-bad bg-bad-soft text-bad",
        )}
      >
        <Icon name={icon} className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 break-words">{text}</p>
      </div>
    ),
    { duration: TOAST_MS },
  );
}

/** Says in passing what came of something: `toast.ok("…")`, `toast.bad("…")`; 4 seconds, longer while it is hovered. */
export const toast = {
  ok: (text: string) => show("ok", text),
  bad: (text: string) => show("bad", text),
};

/** Where toasts appear; once a page. `label` names the region for readers. */
export const Toaster = ({ label }: { label: string }) => {
  // Below, it would lie over what a desk decides with, and right below the head over what waits there to be taken back.
  const isWide = useMedia("(min-width: 64rem)", false);
  return (
    <Sonner
      containerAriaLabel={label}
      position={isWide ? "top-center" : "bottom-center"}
      offset={{ top: "9rem" }}
      visibleToasts={3}
      className="!z-[60]"
      // Its own would be the system's.
      style={{ fontFamily: "inherit" }}
      toastOptions={{ unstyled: true, className: "w-full" }}
    />
  );
};
