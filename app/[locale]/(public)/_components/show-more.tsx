"use client";

import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";

type Props = {
  initial: number;
  step: number;
  label: string;
  /** Where all of them are, for a press before or without JavaScript. */
  href: string;
  className: string;
  /** `<li>`s. */
  children: ReactNode;
};

/** A grid that shows `initial` items and `step` more per press; focus goes to the first new one. */
export function ShowMore({ initial, step, label, href, className, children }: Props) {
  const items = Children.toArray(children);
  const [shown, setShown] = useState(initial);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (shown === initial) return;
    list.current?.children[shown - step]?.querySelector<HTMLElement>("a, button")?.focus();
  }, [shown, initial, step]);

  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, shown)}
      </ul>
      {shown < items.length ? (
        <p className="mt-3 text-center sm:mt-6">
          <a
            className={buttonClass({ variant: "line" }) + " min-w-[min(12rem,100%)]"}
            href={href}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              setShown((count) => count + step);
            }}
          >
            {label}
          </a>
        </p>
      ) : null}
    </>
  );
}
