import { Teach } from "@/components/admin/searches/teach";
import type { Column } from "@/components/ui/data-table";
import type { MessageKey, Translator } from "@/lib/content/messages";
import type { SoughtWords } from "@/lib/schemas/search-event";
import { type Locale, localePath } from "@/lib/shared/locale";

export const searchColumns = (t: Translator, locale: Locale): Column<SoughtWords>[] => [
  {
    key: "words",
    frozen: true,
    head: t("admin.searches.words"),
    className: "lg:max-w-80",
    cell: ({ words }) => (
      <a
        href={localePath(locale, `/services?${new URLSearchParams({ q: words })}`)}
        target="_blank"
        aria-label={t("admin.searches.see", { words })}
        className="inline-flex min-h-touch items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
      >
        {words}
      </a>
    ),
  },
  { key: "searches", head: t("admin.searches.searches"), end: true, cell: ({ searches }) => searches },
  {
    key: "unanswered",
    head: t("admin.searches.unanswered"),
    end: true,
    cell: ({ unanswered }) => unanswered,
  },
  { key: "results", head: t("admin.searches.results"), end: true, cell: ({ results }) => results },
  {
    key: "places",
    head: t("admin.searches.places"),
    cell: ({ placeKinds }) =>
      placeKinds
        .map((kind) => {
          const key = `admin.searches.kinds.${kind}` as MessageKey;
          return t.has(key) ? t(key) : kind;
        })
        .join(", ") || "–",
  },
  {
    key: "teach",
    head: t("admin.searches.meaning"),
    className: "lg:min-w-96",
    cell: (row) => <Teach row={row} locale={locale} />,
  },
];
