import type { ReactNode } from "react";
import { MessagesProvider } from "@/components/messages/use-translator";
import { clientMessages } from "@/lib/content/client-messages";
import type { MessagePath } from "@/lib/content/messages";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  /** What the client components within take from the catalogue; tests/client-messages.test.ts finds what is missing. */
  of: readonly MessagePath[];
  children: ReactNode;
};

/** Gives the client components within their texts, besides those that stand around it (docs/decisions/051). */
export const Messages = ({ locale, of, children }: Props) => (
  <MessagesProvider languageTag={INTL_LOCALE[locale]} messages={clientMessages(locale, of)}>
    {children}
  </MessagesProvider>
);
