"use client";

import { useParams } from "next/navigation";
import { NotFoundView } from "@/components/layout/not-found-view";
import { MessagesProvider, useTranslator } from "@/components/messages/use-translator";
import type { ClientMessages } from "@/lib/content/client-messages";
import type { Locale } from "@/lib/shared/locale";

type Props = Readonly<Record<Locale, { languageTag: string; messages: ClientMessages }>>;

/** 'Page not found' in the language of the address. Every page carries it: as texts, not as two drawn views. */
export function NotFoundHere(languages: Props) {
  const locale = useParams().locale === "hi" ? "hi" : "en";
  return (
    <MessagesProvider {...languages[locale]}>
      <Translated locale={locale} />
    </MessagesProvider>
  );
}

const Translated = ({ locale }: { locale: Locale }) => <NotFoundView locale={locale} t={useTranslator()} />;
