import type { ReactNode } from "react";
import { Messages } from "@/components/messages/messages";
import type { MessagePath } from "@/lib/content/messages";
import en from "@/lib/content/messages/en.json";
import type { Locale } from "@/lib/shared/locale";

/** A client component with every text it may take. */
export const withMessages = (node: ReactNode, locale: Locale = "en") => (
  <Messages locale={locale} of={Object.keys(en) as MessagePath[]}>
    {node}
  </Messages>
);
