import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import type { Suggestions } from "@/components/form/use-suggestions";
import { useEnteredBefore } from "@/components/ui/use-entered-before";

type Options<Option> = {
  /** Unique on the page: the ids of the list and its options begin with it. */
  id: string;
  /** The id of the input where the server draws it: what was typed there before this came alive stays, and is suggested for. */
  inputId?: string;
  /** Somebody came into the field, be it before this came alive. */
  onEntered?: () => void;
  /** What the field holds at first. */
  text: string;
  /** The text to suggest for; null: none, the list is closed. The caller keeps it, and finds what is suggested. */
  onTyped: (text: string | null) => void;
  /** For that text; idle while it is null. */
  suggestions: Suggestions<Option>;
  /** What Enter chooses while no option is marked: nothing, so that the form is sent, or the first. */
  enter: "sends" | "chooses";
  /** Only options are shown: neither that they are being looked for nor that there are none. */
  quiet?: boolean;
  onChosen: (option: Option) => void;
};

export type Combobox<Option> = {
  readonly suggestions: Suggestions<Option>;
  readonly items: readonly Option[];
  readonly open: boolean;
  /** The marked option; -1: none. */
  readonly active: number;
  readonly mark: (index: number) => void;
  readonly choose: (option: Option) => void;
  readonly text: string;
  /** Shows another text, with no list. */
  readonly show: (text: string) => void;
  readonly close: () => void;
  /** Suggests for what stands in the field. */
  readonly suggest: () => void;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly inputProps: ComponentProps<"input">;
};

/**
 * A combobox (WAI-ARIA 1.2, list autocomplete): its state, its keys and the properties of its input. `OptionList` draws
 * the list.
 */
export function useCombobox<Option>({
  id,
  inputId,
  onEntered,
  text: first,
  onTyped,
  suggestions,
  enter,
  quiet = false,
  onChosen,
}: Options<Option>): Combobox<Option> {
  const [text, setText] = useState(useEnteredBefore(inputId, first) ?? first);
  const begin = useEffectEvent(() => {
    onEntered?.();
    if (text !== first) onTyped(text);
  });
  useEffect(() => {
    if (inputId !== undefined && document.activeElement?.id === inputId) begin();
  }, [inputId]);
  const [marked, setMarked] = useState(-1);
  const items = suggestions.state === "ready" ? suggestions.items : [];
  const active = Math.min(marked, items.length - 1);
  const open = quiet ? items.length > 0 : suggestions.state !== "idle";
  const listId = `${id}list`;
  const optionId = (index: number) => `${id}option${index}`;

  const close = () => {
    onTyped(null);
    setMarked(-1);
  };
  const show = (next: string) => {
    setText(next);
    close();
  };

  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return onTyped(text);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One place past the ends is the typed text itself.
      const places = items.length + 1;
      setMarked(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter") {
      const chosen = items[enter === "chooses" ? Math.max(active, 0) : active];
      if (chosen || enter === "chooses") event.preventDefault();
      if (open && chosen) onChosen(chosen);
      else if (enter === "sends") close();
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const inputProps: ComponentProps<"input"> = {
    value: text,
    autoComplete: "off",
    maxLength: 100,
    role: "combobox",
    "aria-expanded": open,
    "aria-controls": open ? listId : undefined,
    "aria-autocomplete": "list",
    "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
    onChange: (event) => {
      setText(event.target.value);
      onTyped(event.target.value);
      setMarked(-1);
    },
    onKeyDown,
    onFocus: onEntered,
    onBlur: close,
  };

  return {
    suggestions,
    items,
    open,
    active,
    mark: setMarked,
    choose: onChosen,
    text,
    show,
    close,
    suggest: () => onTyped(text),
    listId,
    optionId,
    inputProps,
  };
}
