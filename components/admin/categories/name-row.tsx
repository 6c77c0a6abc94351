import { ArrowDown, ArrowUp, EllipsisVertical, Eye, EyeOff, Pencil } from "lucide-react";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { DropdownItem, DropdownMenu } from "@/components/ui/dropdown-menu";

export type NamedItem = {
  readonly id: string;
  /** As it is stored. */
  readonly name: string;
  /** In the language of the page. */
  readonly shown: string;
  readonly position: number;
  readonly hidden: boolean;
};

type LabelProps = { item: NamedItem; isChosen: boolean; onChoose?: ((id: string) => void) | undefined };

/** The name of a row: a button where it can be chosen. */
export function NameLabel({ item, isChosen, onChoose }: LabelProps) {
  const t = useTranslator();
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 px-2">
      {onChoose ? (
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={t("admin.settings.open", { name: item.shown })}
          onClick={() => onChoose(item.id)}
          className={cn(
            "min-h-touch min-w-0 cursor-pointer text-left font-medium break-words hover:text-action hover:underline",
            item.hidden && "text-ink-3",
          )}
        >
          <Written>{item.shown}</Written>
        </button>
      ) : (
        <Written className={cn("min-w-0 font-medium break-words", item.hidden && "text-ink-3")}>
          {item.shown}
        </Written>
      )}
      {item.shown === item.name ? null : <Written className="text-xs text-ink-3">{item.name}</Written>}
      {item.hidden ? (
        <Badge>
          <EyeOff aria-hidden />
          {t("admin.settings.hidden")}
        </Badge>
      ) : null}
    </span>
  );
}

type ActionsProps = {
  item: NamedItem;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (by: 1 | -1) => void;
  onRename: () => void;
  onHide: () => void;
};

/** What can be done with a row; `data-button` names each for whoever gives the focus back. */
export function NameActions({ item, isFirst, isLast, busy, onMove, onRename, onHide }: ActionsProps) {
  const t = useTranslator();
  const { id, shown: name, hidden } = item;
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        data-button={`${id}-up`}
        aria-label={t("admin.settings.up", { name })}
        disabled={isFirst || busy}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        data-button={`${id}-down`}
        aria-label={t("admin.settings.down", { name })}
        disabled={isLast || busy}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </Button>
      <DropdownMenu
        trigger={
          <Button
            variant="quiet"
            size="icon"
            disabled={busy}
            data-button={`${id}-menu`}
            aria-label={t("admin.table.actions", { name })}
          >
            <EllipsisVertical aria-hidden className="size-4" />
          </Button>
        }
      >
        <DropdownItem onSelect={onRename}>
          <Pencil aria-hidden />
          {t("admin.settings.rename")}
        </DropdownItem>
        <DropdownItem onSelect={onHide}>
          {hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          {hidden ? t("admin.settings.show") : t("admin.settings.hide")}
        </DropdownItem>
      </DropdownMenu>
    </>
  );
}
