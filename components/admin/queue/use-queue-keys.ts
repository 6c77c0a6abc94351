"use client";

import { useEffect, useEffectEvent } from "react";

/** What a key does in the queue of approvals. */
const QUEUE_KEYS = {
  j: "next",
  k: "previous",
  a: "approve",
  r: "reject",
  x: "select",
  z: "takeBack",
  s: "sendNow",
  "?": "help",
} as const;

export type QueueKeyAction = (typeof QUEUE_KEYS)[keyof typeof QUEUE_KEYS];

const TYPING =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=menu], [role=listbox]";

/** What a press of a key asks for; null while somebody types, a dialog is open or the key belongs to another thing. */
function queueKeyAction(event: KeyboardEvent): QueueKeyAction | null {
  if (event.defaultPrevented || event.repeat || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  const key = event.key.toLowerCase();
  return Object.hasOwn(QUEUE_KEYS, key) ? QUEUE_KEYS[key as keyof typeof QUEUE_KEYS] : null;
}

/** Single keys on the whole page, as long as `on`: who uses a screen reader or speech can turn them off (WCAG 2.1.4). */
export function useQueueKeys(on: boolean, act: (action: QueueKeyAction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = queueKeyAction(event);
    if (action === null) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (!on) return;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [on]);
}
