import { TriangleAlert } from "lucide-react";
import { DeleteSynonym, type useSynonymActions } from "@/components/admin/synonyms/row-actions";
import type { Column } from "@/components/ui/data-table";
import type { Translator } from "@/lib/content/messages";
import type { ListedSynonym } from "@/lib/schemas/synonym";

type Setting = { t: Translator; ask: ReturnType<typeof useSynonymActions>["ask"] };

export const synonymColumns = ({ t, ask }: Setting): Column<ListedSynonym>[] => [
  {
    key: "term",
    frozen: true,
    head: t("admin.synonyms.term"),
    className: "lg:max-w-96",
    cell: ({ term }) => <span className="font-medium wrap-anywhere">{term}</span>,
  },
  {
    key: "meaning",
    head: t("admin.synonyms.meaning"),
    className: "lg:max-w-96",
    cell: ({ meaning, conflictsWith }) => (
      <span className="wrap-anywhere">
        {meaning}
        {conflictsWith.length === 0 ? null : (
          <span className="mt-0.5 flex items-center gap-1.5 text-xs text-warn">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {t("admin.synonyms.conflict", { meanings: conflictsWith.join(", ") })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: "delete",
    head: t("admin.table.actionsHead"),
    headHidden: true,
    end: true,
    unlabelled: true,
    cell: (synonym) => <DeleteSynonym synonym={synonym} ask={ask} />,
  },
];
