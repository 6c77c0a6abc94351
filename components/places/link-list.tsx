import { PageLink } from "@/components/ui/page-link";
import { type Locale, localePath } from "@/lib/shared/locale";

export type LinkItem = {
  key: string;
  /** The page's path in English. */
  path: string;
  label: string;
  /** How many listings are there, and the same in words for who does not see the row. */
  count: string;
  countLabel: string;
};

type Props = { id: string; title: string; locale: Locale; items: readonly LinkItem[] };

/** A part of a page that leads to pages of its kind, each with its number of listings; nothing when there are none. */
export function LinkList({ id, title, locale, items }: Props) {
  if (items.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {items.map(({ key, path, label, count, countLabel }) => (
          <li key={key} className="min-w-0">
            <PageLink
              href={localePath(locale, path)}
              className="group flex min-h-touch items-center justify-between gap-3 border-b border-line py-1 text-sm"
            >
              <span className="min-w-0 font-medium wrap-anywhere text-action group-hover:underline">
                {label}
              </span>
              <span aria-hidden className="text-xs text-ink-3 tabular-nums">
                {count}
              </span>
              <span className="sr-only">{countLabel}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
