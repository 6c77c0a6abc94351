"use client";

import { useEffect, useRef, useState } from "react";
import { moveChanges } from "@/components/admin/categories/name-order";
import { NameActions, type NamedItem, NameLabel } from "@/components/admin/categories/name-row";
import { Rename } from "@/components/admin/categories/rename";
import { shownName, type TranslatedNames } from "@/components/listings/category-trail";
import { useTranslator } from "@/components/messages/use-translator";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/toast";

type Change = { name?: string; position?: number; hidden?: boolean };

type Props = {
  items: readonly Omit<NamedItem, "shown">[];
  names: TranslatedNames;
  label: string;
  empty: string;
  update: (id: string, change: Change) => Promise<unknown>;
  onChanged: () => void;
  /** Categories are chosen by their name; subcategories are not. */
  chosenId?: string;
  onChoose?: (id: string) => void;
};

/**
 * Gives the focus back to the row that was worked on, once all rows have settled. `goBackTo` names buttons of it; the first
 * that can be pressed gets it.
 */
function useFocusBack(items: Props["items"], isSettled: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<readonly string[]>([]);
  // What was pressed was disabled, moved or replaced meanwhile: whoever uses the keyboard goes on from the same row.
  useEffect(() => {
    if (!isSettled) return;
    const { activeElement, body } = document;
    // A button that was just disabled still has the focus, for a moment.
    if (activeElement !== body && !activeElement?.matches(":disabled")) return;
    for (const key of wanted.current) {
      const button = list.current?.querySelector<HTMLButtonElement>(`[data-button="${key}"]:not(:disabled)`);
      if (button) return button.focus();
    }
  }, [items, isSettled]);
  return { list, goBackTo: (...buttons: string[]) => void (wanted.current = buttons) };
}

/** A numbered list of categories or subcategories, each renamed in place, moved, hidden. */
export function NameList({ items, names, label, empty, update, onChanged, chosenId, onChoose }: Props) {
  const t = useTranslator();
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const { list, goBackTo } = useFocusBack(items, busyId === null && renamingId === null);

  if (items.length === 0) return <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{empty}</p>;

  async function change(item: NamedItem, done: string, send: () => Promise<unknown>) {
    setBusyId(item.id);
    try {
      await send();
      toast.ok(done);
    } catch {
      toast.bad(t("admin.settings.failedToSave"));
    } finally {
      setBusyId(null);
      onChanged();
    }
  }
  const move = (item: NamedItem, index: number, by: 1 | -1) => {
    goBackTo(...(by < 0 ? [`${item.id}-up`, `${item.id}-down`] : [`${item.id}-down`, `${item.id}-up`]));
    void change(item, t("admin.settings.moved", { name: item.shown, n: index + by + 1 }), async () => {
      for (const { id, position } of moveChanges(items, index, by)) await update(id, { position });
    });
  };
  const hide = (item: NamedItem) => {
    goBackTo(`${item.id}-menu`);
    const { id, shown: name, hidden } = item;
    void change(item, t(hidden ? "admin.settings.nowShown" : "admin.settings.nowHidden", { name }), () =>
      update(id, { hidden: !hidden }),
    );
  };

  return (
    <ol ref={list} aria-label={label} className="mt-4 border-t border-line text-sm">
      {items
        .map((stored) => ({ ...stored, shown: shownName(stored.name, names) }))
        .map((item, index) => (
          <li
            key={item.id}
            className={cn(
              "flex min-h-13 items-center gap-1 border-b border-line last:border-b-0",
              item.id === chosenId && "bg-action-soft",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "w-8 shrink-0 text-right text-xs text-ink-3 tabular-nums",
                renamingId === item.id && "self-start py-5.5",
              )}
            >
              {index + 1}.
            </span>
            {renamingId === item.id ? (
              <Rename
                item={item}
                update={update}
                onDone={(changed) => {
                  setRenamingId(null);
                  if (changed) onChanged();
                }}
              />
            ) : (
              <>
                <NameLabel item={item} isChosen={item.id === chosenId} onChoose={onChoose} />
                <NameActions
                  item={item}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  busy={busyId !== null}
                  onMove={(by) => move(item, index, by)}
                  onRename={() => {
                    goBackTo(`${item.id}-menu`);
                    setRenamingId(item.id);
                  }}
                  onHide={() => hide(item)}
                />
              </>
            )}
          </li>
        ))}
    </ol>
  );
}
