"use client";

import { FileText, ImageIcon, Trash2, Upload } from "lucide-react";
import { type DragEvent, type RefCallback, useId, useRef, useState } from "react";
import { chooseFiles, type DroppedFile } from "@/components/form/choose-files";
import { useTranslator } from "@/components/messages/use-translator";
import { Button, buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { fileSize } from "@/lib/shared/file-size";
import { DOCUMENT_KINDS, FILE_KINDS, MAX_DOCUMENTS } from "@/lib/shared/upload";

type Props = {
  label: string;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Of the numbers in sizes. */
  languageTag: string;
  /** What the server found wrong: under the whole, or by the file's index (`documents.1`). */
  errors?: { readonly all?: string | undefined; readonly byIndex?: Readonly<Record<number, string>> };
  disabled?: boolean;
  id?: string;
  /** Of the control that takes the focus. */
  ref?: RefCallback<HTMLInputElement>;
};

const ACCEPT = DOCUMENT_KINDS.flatMap((kind) => [
  FILE_KINDS[kind].mimeType,
  ...FILE_KINDS[kind].extensions,
]).join();

/**
 * Where documents are dropped or chosen: up to 5 of JPEG, PNG or PDF, 5 MB each
 * (docs/product/texts-and-limits.md#what-is-checked). Files can be taken
 * out one by one; what was not taken is listed with its reason.
 */
export function DocumentDrop(props: Props) {
  const t = useTranslator();
  const { label, files, onChange, languageTag, errors, disabled = false, id, ref } = props;
  const [dropped, setDropped] = useState<readonly DroppedFile[]>([]);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const own = useId();
  const name = id ?? own;

  const add = (added: readonly File[]) => {
    const chosen = chooseFiles({ present: files, added, kinds: DOCUMENT_KINDS, max: MAX_DOCUMENTS });
    setDropped(chosen.dropped);
    onChange(chosen.kept);
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  const remove = (file: File) => {
    setDropped([]);
    onChange(files.filter((one) => one !== file));
    input.current?.focus();
  };

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={name} className="text-sm font-medium">
        {label}
      </label>
      <div
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => {
          // Moving over a child is no leaving.
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) drag(event, false);
        }}
        onDrop={(event) => {
          drag(event, false);
          if (!disabled) add([...event.dataTransfer.files]);
        }}
        data-over={over || undefined}
        className={cn(
          "grid justify-items-center gap-2 rounded-card border-[1.5px] border-dashed border-line-strong px-4 py-5 text-center text-sm transition-colors",
          "has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus",
          "data-over:border-action data-over:bg-action-soft",
          disabled && "opacity-60",
        )}
      >
        <Upload aria-hidden className="size-6 text-ink-3" />
        <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
          <span className="text-ink-2 pointer-coarse:hidden">{t("auth.documents.drag")}</span>
          <label
            htmlFor={name}
            className={cn(buttonClass({ variant: "line" }), disabled && "pointer-events-none")}
            aria-hidden
          >
            {t("auth.documents.choose")}
          </label>
        </p>
        <p id={`${name}-hint`} className="text-xs text-ink-3">
          {t("auth.documents.hint")}
        </p>
        <input
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          id={name}
          type="file"
          multiple
          accept={ACCEPT}
          disabled={disabled}
          aria-describedby={`${name}-hint`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was taken out.
            event.target.value = "";
          }}
          className="sr-only"
        />
      </div>
      {errors?.all ? <FieldError>{errors.all}</FieldError> : null}
      {files.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {files.map((file, index) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="grid grid-cols-[minmax(0,1fr)] gap-1"
            >
              <div className="flex min-h-touch items-center gap-3 rounded-md border border-line bg-surface pl-3">
                {file.type === FILE_KINDS.pdf.mimeType ? (
                  <FileText aria-hidden className="size-5 shrink-0 text-ink-3" />
                ) : (
                  <ImageIcon aria-hidden className="size-5 shrink-0 text-ink-3" />
                )}
                <span className="min-w-0 flex-1 truncate text-sm" title={file.name}>
                  {file.name}
                </span>
                <span className="shrink-0 text-xs text-ink-3 tabular-nums">
                  {fileSize(file.size, languageTag)}
                </span>
                <Button
                  variant="quiet"
                  size="icon"
                  disabled={disabled}
                  aria-label={t("auth.documents.remove", { name: file.name })}
                  onClick={() => remove(file)}
                >
                  <Trash2 aria-hidden className="size-4.5" />
                </Button>
              </div>
              {errors?.byIndex?.[index] ? <FieldError>{errors.byIndex[index]}</FieldError> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {dropped.length > 0 ? (
        <div
          role="status"
          className="rounded-md border-l-4 border-accent bg-warn-soft px-3 py-2 text-xs text-warn"
        >
          <p className="font-semibold">{t("auth.documents.dropped")}</p>
          <ul>
            {dropped.map(({ name: file, reason }, index) => (
              <li key={`${file} ${index}`} className="break-words">
                {file}: {t(`auth.documents.${reason}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
