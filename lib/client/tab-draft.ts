/** What is kept of a form that is not sent yet, for as long as the tab is open; a full or forbidden store is no harm. */
const PREFIX = "draft:";
const keyOf = (form: string): string => PREFIX + form;

/** Puts what was kept into those of a form's fields that are still blank. */
export function recallDraft(name: string, form: HTMLFormElement): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "{}") as Record<string, string>;
    for (const [field, text] of Object.entries(kept)) {
      const control = form.elements.namedItem(field);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (isText && control.value === "") control.value = text;
    }
  } catch {
    // Then nothing was kept.
  }
}

/** @param fields whose values are texts; what is all blank is kept no longer */
export function keepDraft(name: string, form: HTMLFormElement, fields: readonly string[]): void {
  const data = new FormData(form);
  const entered = fields
    .map((field) => [field, String(data.get(field) ?? "")])
    .filter(([, text]) => text !== "");
  try {
    if (entered.length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(entered)));
  } catch {
    // Then nothing is kept.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}

/** All of them: whoever comes after a sign-out is somebody else. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
