"use client";

import { useEffect, useState } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { SESSION_ENDED } from "@/lib/client/http-client";

/** Says that the session has ended as soon as a call was refused for it; whoever signs in elsewhere goes on here. */
export function SessionEnded({ signIn }: { signIn: string }) {
  const t = useTranslator();
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const end = () => setEnded(true);
    // Back from the tab of the sign-in: the next call tells anew if it has not helped.
    const hope = () => setEnded(false);
    window.addEventListener(SESSION_ENDED, end);
    window.addEventListener("focus", hope);
    return () => {
      window.removeEventListener(SESSION_ENDED, end);
      window.removeEventListener("focus", hope);
    };
  }, []);
  if (!hasEnded) return null;
  return (
    <Alert
      className="sticky top-[4.5rem] z-20 mb-3 shadow-float"
      action={
        <a href={signIn} target="_blank" className={buttonClass({ variant: "line" })}>
          {t("workspace.signIn")}
        </a>
      }
    >
      {t("workspace.sessionEnded")}
    </Alert>
  );
}
