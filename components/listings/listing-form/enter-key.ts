import type { KeyboardEvent } from "react";

/**
 * Enter in a field of one line sends nothing: whoever ends a tag by it would send a long form half done. With Ctrl or ⌘
 * it sends, from any field.
 */
export function enterSendsNothing(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  // A dialog of the form lies elsewhere in the page; a button for files opens by Enter.
  if (!(target instanceof Element) || !form.contains(target) || target.matches("[type=file]")) return;
  if ((event.ctrlKey || event.metaKey) && target.matches("input, select, textarea")) {
    event.preventDefault();
    form.requestSubmit();
  } else if (target.matches("input")) event.preventDefault();
}

/**
 * Enter in the field of tags ends the one before the caret, as a comma does.
 * @returns what stands in the field then; null when the key says something else
 */
export function endTag(event: KeyboardEvent<HTMLInputElement>): string | null {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return null;
  event.preventDefault();
  const input = event.currentTarget;
  const end = input.selectionEnd ?? input.value.length;
  const before = input.value.slice(0, end).trimEnd();
  if (before !== "" && !before.endsWith(",")) input.setRangeText(", ", before.length, end, "end");
  return input.value;
}
