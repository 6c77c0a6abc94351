"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { buttonClass } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type Props = {
  /** The page itself: where the link leads without JavaScript. */
  href: string;
  label: string;
  busyLabel: string;
};

/** Asks for what the page shows once more, and says so while it comes. */
export function LoadAgain({ href, label, busyLabel }: Props) {
  const router = useRouter();
  const [isLoading, start] = useTransition();
  return (
    <a
      href={href}
      aria-disabled={isLoading || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isLoading) start(() => router.refresh());
      }}
      className={buttonClass({ variant: "line" })}
    >
      {isLoading ? <Spinner /> : null}
      <span aria-live="polite">{isLoading ? busyLabel : label}</span>
    </a>
  );
}
