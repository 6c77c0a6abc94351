"use client";

import { Dialog } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useBackCloses } from "@/components/ui/use-back-closes";

type Props = {
  /** What opened the drawer, by whatever press: the focus returns to it. */
  opener: RefObject<HTMLElement | null>;
  title: string;
  closeLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** At the right of the title, before the cross. */
  headAction?: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A drawer from the left: focus stays inside, Escape and a press outside close it. */
export function Sheet({ opener, title, closeLabel, open, onOpenChange, headAction, foot, children }: Props) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          // A field inside with an open list closes the list first.
          onEscapeKeyDown={(event) => {
            if (event.target instanceof Element && event.target.getAttribute("aria-expanded") === "true")
              event.preventDefault();
          }}
          className="sheet fixed inset-y-0 left-0 z-50 flex w-[22rem] max-w-[calc(100vw-2.5rem)] flex-col bg-surface shadow-float"
        >
          <div className="flex min-h-13 items-center gap-2 border-b border-line pr-1 pl-4">
            <Dialog.Title className="mr-auto text-base font-semibold">{title}</Dialog.Title>
            {headAction}
            <Dialog.Close aria-label={closeLabel} className={buttonClass({ variant: "quiet", size: "icon" })}>
              <Icon name="x" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {foot ? <div className="flex gap-2 border-t border-line bg-surface p-3">{foot}</div> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
