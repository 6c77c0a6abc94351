import type { ReactNode } from "react";
import type { Combobox } from "@/components/form/use-combobox";
import { cn } from "@/components/ui/cn";

type Props<Option> = {
  combobox: Combobox<Option>;
  /** What is listed. */
  label: string;
  /** In the place of options: that they are being looked for, or that there are none. */
  waiting?: string;
  keyOf: (option: Option) => string;
  children: (option: Option) => ReactNode;
  /** Where it stands below its field. */
  className: string;
};

/** The open list of a combobox: its options, or what is in their place. */
export function OptionList<Option>({ combobox, label, waiting, keyOf, children, className }: Props<Option>) {
  const { open, items, active, mark, choose, suggestions, listId, optionId } = combobox;
  if (!open) return null;
  return (
    <div
      className={cn(
        "absolute left-0 z-30 w-full overflow-x-hidden overflow-y-auto rounded-card border border-line bg-surface py-1 text-sm shadow-float",
        className,
      )}
      // A press on the list must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.length > 0 ? (
        <ul id={listId} role="listbox" aria-label={label}>
          {items.map((option, index) => (
            <li
              key={keyOf(option)}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(option)}
              onPointerMove={() => mark(index)}
              className="flex min-h-touch cursor-pointer items-center gap-3 px-4 py-1 aria-selected:bg-action-soft"
            >
              {children(option)}
            </li>
          ))}
        </ul>
      ) : (
        <p id={listId} role="status" className="flex min-h-touch items-center px-4 text-ink-3">
          {waiting}
        </p>
      )}
      {suggestions.state === "ready" && suggestions.attribution !== undefined && items.length > 0 ? (
        <p className="border-t border-line px-4 pt-1 text-right text-2xs text-ink-3">
          {suggestions.attribution}
        </p>
      ) : null}
    </div>
  );
}
