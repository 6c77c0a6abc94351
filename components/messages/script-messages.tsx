import type { ReactNode } from "react";
import { MessagesProvider, useTranslator } from "@/components/messages/use-translator";
import type { ClientMessages } from "@/lib/content/client-messages";

type Props = {
  /** A file of lib/content/messages/scripts: the texts of each language, by its tag. */
  of: Readonly<Record<string, unknown>>;
  children: ReactNode;
};

/** `Messages` for a script that is loaded on demand: the texts come with it, and no page carries them for whoever never asks. */
export function ScriptMessages({ of, children }: Props) {
  const { languageTag } = useTranslator();
  return (
    <MessagesProvider languageTag={languageTag} messages={of[languageTag] as ClientMessages}>
      {children}
    </MessagesProvider>
  );
}
