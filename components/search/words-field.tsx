"use client";

import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslator } from "@/components/messages/use-translator";
import { OptionList } from "@/components/form/option-list";
import { useSearchNavigation } from "@/components/search/search-navigation";
import { useCombobox } from "@/components/form/use-combobox";
import { useSuggestions } from "@/components/form/use-suggestions";
import { useRecentSearches } from "@/components/search/use-recent-searches";
import { type WordOption, wordOptions } from "@/components/search/word-options";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/content/messages";
import type { Suggestion } from "@/lib/schemas/suggestion";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { id: string; locale: Locale; numberLocale: string; text: string };

const ICONS = {
  recent: "history",
  forget: "trash-2",
  subcategory: "layout-grid",
  words: "search",
  place: "map-pin",
  company: "building-2",
} as const;

/**
 * The field for what is needed: a combobox over what the directory has, and over what was searched for on this device.
 * A form's plain field without JavaScript.
 */
export function WordsField({ id, locale, numberLocale, text }: Props) {
  const t = useTranslator();
  const { go } = useSearchNavigation();
  const input = useRef<HTMLInputElement>(null);
  const { recent, read, remember, forget } = useRecentSearches();
  const [places, setPlaces] = useState(true);
  const [typed, setTyped] = useState<string | null>(null);
  const suggested = useSuggestions<Suggestion>(typed, `/api/v1/suggestions?lang=${locale}`);
  const combobox = useCombobox<WordOption>({
    id: useId(),
    text,
    onTyped: setTyped,
    suggestions: typed === null ? { state: "idle" } : wordOptions(suggested, typed, { recent, places }),
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
        onFocus={look}
        onClick={() => combobox.text === "" && combobox.suggest()}
        className="w-full bg-transparent text-base text-ellipsis outline-none placeholder:text-ink-3 placeholder:opacity-100"
      />
      <OptionList
        combobox={combobox}
        label={t("search.wordSuggestions")}
        keyOf={(option) => (option.kind === "forget" ? "forget" : `${option.kind} ${option.text}`)}
        className="top-full mt-2 md:max-w-xl"
      >
        {(option) => {
          const icon = ICONS[option.kind];
          return (
            <>
              <Icon name={icon} className="size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 truncate">
                {option.kind === "forget" ? t("search.forget") : option.text}
              </span>
              <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-3 tabular-nums">
                {asideOf(option, t, numberLocale)}
              </span>
            </>
          );
        }}
      </OptionList>
    </>
  );
}

/** What stands at the end of an option: how much there is of it, or what it is. */
function asideOf(option: WordOption, t: Translator, numberLocale: string): string | null {
  if (option.kind === "forget") return null;
  if (option.kind === "recent") return t("search.recent");
  if (option.kind === "company") return t("search.company");
  const count =
    option.listings === null
      ? null
      : t("search.listings", { count: new Intl.NumberFormat(numberLocale).format(option.listings) });
  return [option.detail, count].filter(Boolean).join(" · ") || null;
}
