"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

const ICONS = { done: "circle-check", sent: "mail-check", invalid: "link-2-off" } as const;

type Props = { kind: keyof typeof ICONS; title: string; text: string; children?: ReactNode };

/** What came of a form, in its place; it takes the focus, so that it is read. For client components. */
export function Outcome({ kind, title, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    box.current?.focus();
    // Where it is higher than the screen, focusing leaves its beginning under the bar at the top.
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="grid scroll-m-6 justify-items-start gap-3 outline-none"
    >
      <Icon
        name={ICONS[kind]}
        className={kind === "invalid" ? "size-10 stroke-[1.5] text-bad" : "size-10 stroke-[1.5] text-ok"}
      />
      {/* With the picture above it, and the card's edge. */}
      <h2 ref={heading} className="scroll-mt-20 text-xl font-semibold">
        {title}
      </h2>
      <p className="break-words text-ink-2">{text}</p>
      {children ? <div className="mt-2 flex flex-wrap gap-2">{children}</div> : null}
    </div>
  );
}
