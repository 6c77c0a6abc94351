import type { Combobox } from "@/components/form/use-combobox";
import { OptionList } from "@/components/form/option-list";
import { ScriptMessages } from "@/components/messages/script-messages";
import { useTranslator } from "@/components/messages/use-translator";
import type { WordOption } from "@/components/search/word-options";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/content/messages";
import messages from "@/lib/content/messages/scripts/words.json";

const ICONS = {
  recent: "history",
  forget: "trash-2",
  subcategory: "layout-grid",
  words: "search",
  place: "map-pin",
  company: "building-2",
} as const;

// Comes with the list: before it there is nothing to choose from.
export { forgetSearches, readRecent, rememberSearch } from "@/components/search/recent-searches";
export { wordOptions } from "@/components/search/word-options";

type Props = { combobox: Combobox<WordOption>; numberLocale: string };

/** The open list of the field of words. */
export const WordList = (props: Props) => (
  <ScriptMessages of={messages}>
    <List {...props} />
  </ScriptMessages>
);

function List({ combobox, numberLocale }: Props) {
  const t = useTranslator();
  return (
    <>
      {combobox.open ? (
        <button
          type="submit"
          // On a phone the list covers the form's own button. Enter does the same, so the keyboard passes it by.
          tabIndex={-1}
          aria-label={t("wordList.send")}
          className="send-words"
          // The field keeps the focus: without it the list would close, and this go before the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name="search" className="size-5" />
        </button>
      ) : null}
      <OptionList
        combobox={combobox}
        label={t("wordList.label")}
        keyOf={(option) => (option.kind === "forget" ? "forget" : `${option.kind} ${option.text}`)}
        className="top-full mt-2 md:max-w-xl"
      >
        {(option) => {
          const icon = ICONS[option.kind];
          return (
            <>
              <Icon name={icon} className="size-4 shrink-0 text-ink-3" />
              <span className="line-clamp-2 min-w-0 flex-1 break-words">
                {option.kind === "forget" ? t("wordList.forget") : option.text}
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
  if (option.kind === "recent") return t("wordList.recent");
  if (option.kind === "company") return t("wordList.company");
  const count =
    option.listings === null
      ? null
      : t("wordList.listings", { count: new Intl.NumberFormat(numberLocale).format(option.listings) });
  return [option.detail, count].filter(Boolean).join(" · ") || null;
}
