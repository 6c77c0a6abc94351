"use client";

import { type ReactNode, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing. */
  title: ReactNode;
  description?: ReactNode;
  /** `close`: the cross, where it is not called as the button that leaves things as they are. */
  texts: { confirm: string; busy: string; cancel: string; close?: string };
  /** `danger`: what it does is not easily undone. */
  tone?: "primary" | "danger";
  /** Does it; the dialog closes when it is done. Throwing keeps it open. @returns what went wrong, to be shown here */
  onConfirm: () => Promise<string | void>;
  /** What has the focus when it opens, instead of the button that leaves things as they are. */
  focusFirst?: () => HTMLElement | null;
  /** More to fill in before confirming: a reason. */
  children?: ReactNode;
};

/** A question before something is done, answered by two buttons. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  texts,
  tone = "primary",
  onConfirm,
  focusFirst,
  children,
}: Props) {
  const [busy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (next: boolean) => {
    if (busy) return;
    setFailure(null);
    onOpenChange(next);
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const wrong = await onConfirm();
      if (wrong) setFailure(wrong);
      else onOpenChange(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      {...(description === undefined ? {} : { description })}
      closeLabel={texts.close ?? texts.cancel}
      role="alertdialog"
      focusFirst={focusFirst ?? (() => cancel.current)}
      foot={
        <>
          <Button ref={cancel} variant="line" disabled={busy} onClick={() => change(false)}>
            {texts.cancel}
          </Button>
          <Button variant={tone} disabled={busy} onClick={confirm}>
            {busy ? <Spinner /> : null}
            <span aria-live="polite">{busy ? texts.busy : texts.confirm}</span>
          </Button>
        </>
      }
    >
      {/* What everybody who types in a field tries: with Ctrl or ⌘, Enter sends. */}
      <div
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !busy) void confirm();
        }}
      >
        {failure ? <Alert className="mb-3">{failure}</Alert> : null}
        {children}
      </div>
    </Dialog>
  );
}
