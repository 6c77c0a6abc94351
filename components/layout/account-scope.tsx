"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useRole } from "@/components/account/use-role";
import type { Role } from "@/lib/shared/actor";
import { onLogoutEvent } from "@/lib/client/logout-event";
import { onSignedOutElsewhere } from "@/lib/client/session-hint";

type Props = {
  /** Who is signed in when the server knows it; undefined on pages that may come from a cache. */
  known: Role | null | undefined;
  home: string;
  signIn: string;
  className?: string;
  children: ReactNode;
};

/**
 * The part of the bar that depends on who is signed in: `data-role` on it decides by CSS what is seen, so that the
 * right links stand there at the first paint. It hears sign-outs, in this tab and in others
 * (docs/security.md#sessions-and-rights).
 */
export function AccountScope({ known, home, signIn, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const role = useRole(known);
  const isGuarded = known !== undefined && known !== null;

  useLayoutEffect(() => {
    if (role === null) delete box.current?.dataset.role;
    else if (box.current) box.current.dataset.role = role;
  }, [role]);

  useEffect(() => onLogoutEvent(() => window.location.assign(home)), [home]);
  useEffect(
    () => onSignedOutElsewhere(() => isGuarded && window.location.assign(signIn)),
    [isGuarded, signIn],
  );

  return (
    // The script of HintScript may have set data-role before this is hydrated.
    <div ref={box} data-role={known ?? undefined} suppressHydrationWarning className={className}>
      {children}
    </div>
  );
}
