"use client";

import { CircleCheck, Link2Off, MailCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

const ICONS = { done: CircleCheck, sent: MailCheck, invalid: Link2Off } as const;

type Props = { kind: keyof typeof ICONS; title: string; text: string; children?: ReactNode };

/** What came of a form, in its place; it takes the focus, so that it is read. For client components. */
export function Outcome({ kind, title, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const Icon = ICONS[kind];
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid justify-items-start gap-3 outline-none">
      <Icon
        aria-hidden
        className={kind === "invalid" ? "size-10 text-bad" : "size-10 text-ok"}
        strokeWidth={1.5}
      />
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="break-words text-ink-2">{text}</p>
      {children ? <div className="mt-2 flex flex-wrap gap-2">{children}</div> : null}
    </div>
  );
}
