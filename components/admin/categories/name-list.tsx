"use client";

import { ArrowDown, ArrowUp, EllipsisVertical, Eye, EyeOff, Pencil } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { nameFailure, nameMistake } from "@/components/admin/categories/category-name";
import { moveChanges } from "@/components/admin/categories/name-order";
import { useTranslator } from "@/components/messages/use-translator";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { DropdownItem, DropdownMenu } from "@/components/ui/dropdown-menu";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";

type Item = {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly hidden: boolean;
};
type Change = { name?: string; position?: number; hidden?: boolean };

type Props = {
  items: readonly Item[];
  label: string;
  empty: string;
  update: (id: string, change: Change) => Promise<unknown>;
  onChanged: () => void;
  /** Categories are chosen by their name; subcategories are not. */
  chosenId?: string;
  onChoose?: (id: string) => void;
};

/** A numbered list of categories or subcategories, each renamed in place, moved, hidden. */
export function NameList({ items, label, empty, update, onChanged, chosenId, onChoose }: Props) {
  const t = useTranslator();
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  /** Buttons of a row, the first of them that can be pressed gets the focus back once the row has settled. */
  const goBackTo = useRef<readonly string[]>([]);

  // What was pressed was disabled, moved or replaced meanwhile: whoever uses the keyboard goes on from the same row.
  useEffect(() => {
    if (busyId !== null || renamingId !== null) return;
    const { activeElement, body } = document;
    // A button that was just disabled still has the focus, for a moment.
    if (activeElement !== body && !activeElement?.matches(":disabled")) return;
    for (const key of goBackTo.current) {
      const button = list.current?.querySelector<HTMLButtonElement>(`[data-button="${key}"]:not(:disabled)`);
      if (button) return button.focus();
    }
  }, [items, busyId, renamingId]);

  if (items.length === 0) return <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">{empty}</p>;

  async function change(item: Item, done: string, send: () => Promise<unknown>) {
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
  const move = (index: number, by: 1 | -1) => {
    const item = items[index]!;
    goBackTo.current = by < 0 ? [`${item.id}-up`, `${item.id}-down`] : [`${item.id}-down`, `${item.id}-up`];
    void change(item, t("admin.settings.moved", { name: item.name, n: index + by + 1 }), async () => {
      for (const { id, position } of moveChanges(items, index, by)) await update(id, { position });
    });
  };

  return (
    <ol ref={list} aria-label={label} className="mt-4 border-t border-line text-sm">
      {items.map((item, index) => (
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
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 px-2">
                {onChoose ? (
                  <button
                    type="button"
                    aria-pressed={item.id === chosenId}
                    aria-label={t("admin.settings.open", { name: item.name })}
                    onClick={() => onChoose(item.id)}
                    className={cn(
                      "min-h-touch min-w-0 cursor-pointer text-left font-medium break-words hover:text-action hover:underline",
                      item.hidden && "text-ink-3",
                    )}
                  >
                    {item.name}
                  </button>
                ) : (
                  <span className={cn("min-w-0 font-medium break-words", item.hidden && "text-ink-3")}>
                    {item.name}
                  </span>
                )}
                {item.hidden ? (
                  <Badge>
                    <EyeOff aria-hidden />
                    {t("admin.settings.hidden")}
                  </Badge>
                ) : null}
              </span>
              <Button
                variant="quiet"
                size="icon"
                data-button={`${item.id}-up`}
                aria-label={t("admin.settings.up", { name: item.name })}
                disabled={index === 0 || busyId !== null}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden className="size-4" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                data-button={`${item.id}-down`}
                aria-label={t("admin.settings.down", { name: item.name })}
                disabled={index === items.length - 1 || busyId !== null}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden className="size-4" />
              </Button>
              <DropdownMenu
                trigger={
                  <Button
                    variant="quiet"
                    size="icon"
                    disabled={busyId !== null}
                    data-button={`${item.id}-menu`}
                    aria-label={t("admin.table.actions", { name: item.name })}
                  >
                    <EllipsisVertical aria-hidden className="size-4" />
                  </Button>
                }
              >
                <DropdownItem
                  onSelect={() => {
                    goBackTo.current = [`${item.id}-menu`];
                    setRenamingId(item.id);
                  }}
                >
                  <Pencil aria-hidden />
                  {t("admin.settings.rename")}
                </DropdownItem>
                <DropdownItem
                  onSelect={() => {
                    goBackTo.current = [`${item.id}-menu`];
                    void change(
                      item,
                      t(item.hidden ? "admin.settings.nowShown" : "admin.settings.nowHidden", {
                        name: item.name,
                      }),
                      () => update(item.id, { hidden: !item.hidden }),
                    );
                  }}
                >
                  {item.hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
                  {item.hidden ? t("admin.settings.show") : t("admin.settings.hide")}
                </DropdownItem>
              </DropdownMenu>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

type RenameProps = {
  item: Item;
  update: Props["update"];
  onDone: (changed: boolean) => void;
};

/** A name being changed where it stands; Escape leaves it as it was. */
function Rename({ item, update, onDone }: RenameProps) {
  const t = useTranslator();
  const id = useId();
  const [name, setName] = useState(item.name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === item.name) return onDone(false);
    const mistake = nameMistake(name, t);
    if (mistake !== null) return setError(mistake);
    setBusy(true);
    try {
      await update(item.id, { name: name.trim() });
      toast.ok(t("admin.settings.renamed", { name: name.trim() }));
      onDone(true);
    } catch (failure) {
      const atName = nameFailure(failure, t);
      setError(atName);
      if (atName === null) toast.bad(t("admin.settings.failedToSave"));
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && onDone(false)}
      noValidate
      className="flex min-w-0 flex-1 flex-wrap items-start gap-2 py-2 pl-2"
    >
      <Field
        id={id}
        label={<span className="sr-only">{t("admin.settings.newName", { name: item.name })}</span>}
        error={error}
        className="min-w-0 flex-1 basis-40 max-sm:basis-full"
      >
        {(control) => (
          <Input
            {...control}
            // Asked for by the press of 'Rename'.
            autoFocus
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <SubmitButton busy={busy} busyLabel={t("admin.settings.saving")}>
        {t("admin.settings.save")}
      </SubmitButton>
      <Button variant="line" disabled={busy} onClick={() => onDone(false)}>
        {t("admin.settings.cancel")}
      </Button>
    </form>
  );
}
