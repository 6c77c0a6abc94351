"use client";

import { useEffect } from "react";
import { buttonClass } from "@/components/ui/button";
import { type StoredUser, storeSession } from "@/lib/client/session-store";

type Props = {
  session: { user: StoredUser; tokens: { accessToken: string; refreshToken: string } };
  href: string;
  label: string;
};

/** Keeps a session that a redirect brought, and goes on: a whole new document, and no way back to this one. */
export function KeepSession({ session, href, label }: Props) {
  useEffect(() => {
    storeSession(session);
    window.location.replace(href);
  }, [session, href]);
  return (
    <p className="mt-6">
      <a href={href} className={buttonClass()}>
        {label}
      </a>
    </p>
  );
}
