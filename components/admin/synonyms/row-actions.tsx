import { Trash2 } from "lucide-react";
import { useRowAction } from "@/components/admin/table/use-row-action";
import { failureStatus } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteSynonym } from "@/lib/api/synonyms";
import { call } from "@/lib/client/client";
import type { ListedSynonym } from "@/lib/schemas/synonym";

/** Somebody did it before: what was wanted is so. */
async function remove(id: string): Promise<void> {
  try {
    await call(deleteSynonym, { params: { id } });
  } catch (error) {
    if (failureStatus(error) !== 404) throw error;
  }
}

/**
 * Deleting what search knows.
 * @param reload reads the rows again
 */
export function useSynonymActions(reload: () => void) {
  const t = useTranslator();
  return useRowAction(
    ({ id, term, meaning }: ListedSynonym) => ({
      send: () => remove(id),
      done: t("admin.synonyms.deleted", { term, meaning }),
      failed: t("admin.synonyms.failedToDelete"),
      overtaken: {},
    }),
    reload,
  );
}

type SynonymActions = ReturnType<typeof useSynonymActions>;

export function DeleteSynonym({ synonym, ask }: { synonym: ListedSynonym; ask: SynonymActions["ask"] }) {
  const t = useTranslator();
  return (
    <Button
      variant="line"
      aria-label={t("admin.synonyms.deleteName", { term: synonym.term, meaning: synonym.meaning })}
      onClick={() => ask(synonym)}
      className="max-lg:mt-2 max-lg:w-full"
    >
      <Trash2 aria-hidden className="size-4" />
      {t("admin.synonyms.delete")}
    </Button>
  );
}

/** The question before it. */
export function SynonymDialog({ actions: { asked, dialog } }: { actions: SynonymActions }) {
  const t = useTranslator();
  return (
    <ConfirmDialog
      {...dialog}
      title={t("admin.synonyms.deleteTitle", { term: asked?.term ?? "", meaning: asked?.meaning ?? "" })}
      description={t("admin.synonyms.deleteText")}
      texts={{
        confirm: t("admin.synonyms.delete"),
        busy: t("admin.synonyms.deleting"),
        cancel: t("admin.dialog.cancel"),
      }}
      tone="danger"
    />
  );
}
