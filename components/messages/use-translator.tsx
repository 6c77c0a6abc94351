"use client";

import format, { type CompiledMessage } from "icu-minify/format";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ClientMessages, CompiledPart } from "@/lib/content/client-messages";
import type { Translator } from "@/lib/content/messages";

/** Makes each formatter once: a list of a hundred rows asks for the same few hundreds of times. */
function once<Options extends unknown[], Formatter>(make: (...options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (...options: Options): Formatter => {
    const key = JSON.stringify(options);
    const formatter = made.get(key) ?? make(...options);
    made.set(key, formatter);
    return formatter;
  };
}

const FORMATTERS = {
  getDateTimeFormat: once(
    (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...options),
  ),
  getNumberFormat: once(
    (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
  ),
  getPluralRules: once(
    (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
  ),
};

/** The message of a key: within the longest of the parts that its path leads through. */
function messageAt(messages: ClientMessages, key: string): CompiledMessage | undefined {
  const names = key.split(".");
  let depth = names.length;
  while (depth > 0 && messages[names.slice(0, depth).join(".")] === undefined) depth--;
  const found = names
    .slice(depth)
    .reduce<CompiledPart | undefined>(
      (part, name) => (part as Readonly<Record<string, CompiledPart>> | undefined)?.[name],
      messages[names.slice(0, depth).join(".")],
    );
  return typeof found === "string" || Array.isArray(found) ? found : undefined;
}

const translatorOf = (languageTag: string, messages: ClientMessages): Translator =>
  Object.assign(
    ((key, values) => {
      const message = messageAt(messages, key);
      if (message === undefined)
        throw new Error(`'${key}' is not there: no <Messages of> around this names it`);
      return format(message, languageTag, values, { formatters: FORMATTERS }) as string;
    }) satisfies (...given: Parameters<Translator>) => string,
    { has: (key: string) => messageAt(messages, key) !== undefined, languageTag },
  );

type Value = { messages: ClientMessages; t: Translator };
/** For a root of its own within the page; everything else asks `useTranslator`. */
export const MessagesContext = createContext<Value | null>(null);

/** What `Messages` gives, in the browser. Server components use that one. */
export function MessagesProvider({
  languageTag,
  messages,
  children,
}: {
  languageTag: string;
  messages: ClientMessages;
  children: ReactNode;
}) {
  const outer = useContext(MessagesContext);
  const value = useMemo(() => {
    const all = { ...outer?.messages, ...messages };
    return { messages: all, t: translatorOf(languageTag, all) };
  }, [languageTag, messages, outer]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** `const t = useTranslator(); t("nav.home")`: the texts that `Messages` around it names. Stays the same between renders. */
export function useTranslator(): Translator {
  const value = useContext(MessagesContext);
  if (value === null) throw new Error("<Messages> must stand around client components that show texts");
  return value.t;
}
