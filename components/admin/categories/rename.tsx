import { type FormEvent, useId, useState } from "react";
import { nameFailure, nameMistake } from "@/components/admin/categories/category-name";
import type { NamedItem } from "@/components/admin/categories/name-row";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { toast } from "@/components/ui/toast";

type Props = {
  item: NamedItem;
  update: (id: string, change: { name: string }) => Promise<unknown>;
  onDone: (changed: boolean) => void;
};

/** A name being changed where it stands; Escape leaves it as it was. */
export function Rename({ item, update, onDone }: Props) {
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
        label={<span className="sr-only">{t("admin.settings.newName", { name: item.shown })}</span>}
        hint={t("admin.settings.renameNote")}
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
