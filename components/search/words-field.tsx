"use client";

import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslator } from "@/components/messages/use-translator";
import { useSearchNavigation } from "@/components/search/use-search-navigation";
import { useCombobox } from "@/components/form/use-combobox";
import { useSuggestions } from "@/components/form/use-suggestions";
import { useRecentSearches } from "@/components/search/use-recent-searches";
import type { WordOption } from "@/components/search/word-options";
import { useLoaded } from "@/components/ui/use-loaded";
import type { Suggestion } from "@/lib/schemas/suggestion";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { id: string; locale: Locale; numberLocale: string; text: string };

/**
 * The field for what is needed: a combobox over what the directory has, and over what was searched for on this device.
 * Its list is loaded for the first focus. A form's plain field without JavaScript.
 */
export function WordsField({ id, locale, numberLocale, text }: Props) {
  const t = useTranslator();
  const { go } = useSearchNavigation();
  const input = useRef<HTMLInputElement>(null);
  const [list, loadList] = useLoaded(() => import("@/components/search/word-list"));
  const { recent, read, remember, forget } = useRecentSearches();
  const [places, setPlaces] = useState(true);
  const [typed, setTyped] = useState<string | null>(null);
  const suggested = useSuggestions<Suggestion>(typed, `/api/v1/suggestions?lang=${locale}`);
  const combobox = useCombobox<WordOption>({
    id: useId(),
    inputId: id,
    onEntered: () => look(),
    text,
    onTyped: setTyped,
    suggestions:
      typed === null || list === null
        ? { state: "idle" }
        : list.wordOptions(suggested, typed, { recent, places }),
    enter: "sends",
    quiet: true,
    onChosen: (option) => {
      if (option.kind === "forget") {
        forget();
        return combobox.close();
      }
      if ("path" in option && option.path !== null) {
        combobox.close();
        return go(localePath(locale, option.path));
      }
      // The form reads the field itself.
      flushSync(() => combobox.show(option.text));
      input.current?.form?.requestSubmit();
    },
  });

  // The search changed by other means (a chip, Back): the field follows.
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    combobox.show(text);
  }

  useEffect(() => {
    const { form } = input.current!;
    const sent = () => {
      const words = input.current?.value.trim();
      if (words) remember(words);
    };
    form?.addEventListener("submit", sent);
    return () => form?.removeEventListener("submit", sent);
  }, [remember]);

  const look = () => {
    loadList();
    read();
    setPlaces(!input.current?.form?.elements.namedItem("lat"));
  };
  return (
    <>
      <input
        {...combobox.inputProps}
        ref={input}
        id={id}
        name="q"
        // No type 'search': what takes suggestions has the role of a combobox, and HTML allows a search box no other role.
        type="text"
        inputMode="search"
        placeholder={t("search.whatPlaceholder")}
        enterKeyHint="search"
        // What was asked for in vain is asked for again.
        onInput={loadList}
        onClick={() => combobox.text === "" && combobox.suggest()}
        className="bar-input"
      />
      {list === null ? null : <list.WordList combobox={combobox} numberLocale={numberLocale} />}
    </>
  );
}
