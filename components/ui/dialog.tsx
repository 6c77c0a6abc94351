"use client";

import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useBackCloses } from "@/components/ui/use-back-closes";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing it is about: 'Reject ‘Bicycle chainwheels’?'. */
  title: ReactNode;
  /** One sentence under the title: what will happen. */
  description?: ReactNode;
  closeLabel: string;
  /** `wide` for tables and details. */
  size?: "base" | "wide";
  /** `alertdialog` for a question that must be answered; a press outside then does not close it. */
  role?: "dialog" | "alertdialog";
  /** What has the focus when it opens, instead of its first button. */
  focusFirst?: () => HTMLElement | null;
  /** Buttons at the bottom, the main one last. */
  foot?: ReactNode;
  children?: ReactNode;
};

/**
 * A dialog over the page: focus stays inside, Escape closes it, focus returns to where it was. On a phone it stands at
 * the bottom edge, where the thumb is; its content scrolls, its title and buttons do not.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  size = "base",
  role = "dialog",
  focusFirst,
  foot,
  children,
}: Props) {
  const opener = useRef<HTMLElement | null>(null);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-scrim fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          role={role}
          onOpenAutoFocus={(event) => {
            opener.current = lastOpener = openerOf(document.activeElement) ?? lastOpener;
            const first = focusFirst?.();
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only a trigger of its own, and these dialogs have none.
            event.preventDefault();
            lastOpener = null;
            opener.current?.focus();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
          onPointerDownOutside={(event) => {
            // A toast above the dialog is no 'outside'.
            const onToast = event.target instanceof Element && event.target.closest("[data-sonner-toaster]");
            if (role === "alertdialog" || onToast) event.preventDefault();
          }}
          className={cn(
            "dialog fixed z-50 flex max-h-[calc(100dvh-2rem)] flex-col bg-surface shadow-float outline-none",
            "max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-card",
            "sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card",
            size === "wide" ? "sm:max-w-4xl" : "sm:max-w-lg",
          )}
        >
          <div className="flex items-start gap-2 pt-3 pr-2 pl-5">
            <div className="mr-auto min-w-0 py-2">
              <Radix.Title className="text-lg font-semibold break-words">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close aria-label={closeLabel} className={buttonClass({ variant: "quiet", size: "icon" })}>
              <Icon name="x" className="size-5" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-5">{children}</div>
          {foot ? (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 max-sm:[&>*]:flex-1">
              {foot}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Who opened the dialog that closes right now: one that follows it in the same turn goes back there as well. */
let lastOpener: HTMLElement | null = null;

/** What had the focus when a dialog opened; of a menu that goes away, the button that opened it. */
function openerOf(active: Element | null): HTMLElement | null {
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
}
