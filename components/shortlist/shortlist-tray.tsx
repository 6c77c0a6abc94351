"use client";

import { usePathname } from "next/navigation";
import { type MouseEvent, useEffect } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { useShortlist } from "@/components/shortlist/use-shortlist";
import { Button, buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { MAX_SHORTLIST } from "@/lib/shared/limits";

/** Does what the press of a heart asks for. */
export type Press = (heart: HTMLElement) => void;

export type ShortlistTrayProps = {
  /** The page that compares. On that page itself there are the hearts alone. */
  comparePath: string;
  here?: "comparison" | undefined;
};

/** The page that compares, without a listing that was taken off. */
function leave(id: string): void {
  const url = new URL(window.location.href);
  const rest = (url.searchParams.get("listings") ?? "").split(",").filter((one) => one !== id);
  url.searchParams.set("listings", rest.join(","));
  window.location.replace(url);
}

/** The bar at the bottom that says how many are on the shortlist and leads to comparing them; nothing while it is empty. */
export function ShortlistTray({
  comparePath,
  here,
  onReady,
}: ShortlistTrayProps & { onReady: (press: Press) => void }) {
  const t = useTranslator();
  const { kept, refused, press, forget } = useShortlist(here === "comparison" ? leave : undefined);
  useEffect(() => onReady(press), [onReady, press]);
  const isShown = kept.ids.length > 0 && here !== "comparison";
  const query = new URLSearchParams({ listings: kept.ids.join(",") });
  if (kept.from !== null) query.set("from", kept.from);
  const compared = `${comparePath}?${query}`;
  useEffect(() => {
    // Come to without listings, the page compares those of this device.
    const asks = new URLSearchParams(window.location.search).has("listings");
    if (here === "comparison" && kept.ids.length > 0 && !asks) window.location.replace(compared);
  }, [here, kept, compared]);
  useEffect(() => {
    // The page makes room for the bar.
    document.documentElement.dataset.shortlist = isShown ? "bar" : "";
  }, [isShown]);
  const path = usePathname();
  useEffect(() => {
    // With long words or large letters the bar that calls has several rows: the styles stand this one above all of it.
    const bar = document.querySelector<HTMLElement>("[data-bottom-bar]");
    if (!isShown || bar === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty("--call-bar", `${bar.offsetHeight}px`));
    watch.observe(bar);
    return () => {
      watch.disconnect();
      style.removeProperty("--call-bar");
    };
  }, [isShown, path]);
  const clear = ({ detail }: MouseEvent) => {
    const heart = document.querySelector<HTMLElement>('.heart[aria-pressed="true"]');
    forget();
    // The button goes with the bar. Who pressed it by mouse stays where the page is.
    (heart ?? document.getElementById("main"))?.focus({ preventScroll: detail > 0 });
  };
  if (!isShown) return null;
  // On a phone a button over the pictures, so that it covers no way to call; what is refused is said across the screen.
  const bare = (classes: string) => (refused ? "" : classes);
  return (
    <section
      aria-label={t("shortlist.title")}
      className={cn(
        // Where nothing stays at the edges of the window, what is refused is said there all the same.
        refused ? "fixed" : "not-low:fixed",
        "tray inset-x-0 sm:bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float",
        bare("max-sm:right-auto max-sm:left-5 max-sm:rounded-md max-sm:border-0"),
      )}
    >
      <div className={cn("page flex min-h-14 items-center gap-2", bare("max-sm:min-h-0 max-sm:p-0"))}>
        <p
          role="status"
          className={cn("mr-auto min-w-0 text-sm leading-tight font-semibold", bare("max-sm:sr-only"))}
        >
          {refused
            ? t("shortlist.full", { max: MAX_SHORTLIST })
            : t("shortlist.count", { count: kept.ids.length })}
        </p>
        <Button variant="quiet" className={cn(bare("max-sm:hidden"))} onClick={clear}>
          {t("shortlist.clear")}
        </Button>
        <a href={compared} className={cn(buttonClass(), bare("max-sm:gap-1 max-sm:px-2 max-sm:text-xs"))}>
          {t("shortlist.compare")}
          {refused ? null : (
            <span aria-hidden className="tabular-nums sm:hidden">
              {kept.ids.length}
            </span>
          )}
        </a>
      </div>
    </section>
  );
}
