import type { ReactNode } from "react";
import type { ActiveFilter } from "@/components/search/active-filters";
import { SearchLink } from "@/components/search/search-link";
import type { UnderstoodView } from "@/components/search/understood";
import { buttonClass } from "@/components/ui/button";
import { chipClass } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/content/messages";
import type { ListingSearch } from "@/lib/schemas/listing-search";

type Props = {
  view: UnderstoodView;
  filters: readonly ActiveFilter[];
  href: (to: ListingSearch) => string;
  clear: { href: string; label: string } | null;
  t: Translator;
};

/**
 * How the words were read, and the filters in use; each is a link to the search without it. One row to scroll on a
 * phone.
 */
export function UnderstoodRow({ view, filters, href, clear, t }: Props) {
  const { need, readings, literal } = view;
  if (readings.length === 0 && filters.length === 0) return null;
  return (
    <div className="readings">
      {readings.length === 0 ? null : (
        <ul aria-label={t("understood.label")}>
          {need === null ? null : <li className="need">{need}</li>}
          {readings.map(({ key, label, short, without }) => (
            <Chip
              key={key}
              href={href(without)}
              label={
                <span>
                  <ShortOnPhones text={label} short={short} />
                </span>
              }
              action={t("understood.refuse", { name: label })}
            />
          ))}
        </ul>
      )}
      {filters.length === 0 ? null : (
        <ul aria-label={t("results.activeFilters")}>
          {filters.map(({ key, label, without }) => (
            <Chip
              key={key}
              href={href(without)}
              label={label}
              action={t("results.removeFilter", { name: label })}
            />
          ))}
          {clear === null ? null : (
            <li>
              <SearchLink
                href={clear.href}
                className={cn(buttonClass({ variant: "quiet" }), "whitespace-nowrap")}
              >
                {clear.label}
              </SearchLink>
            </li>
          )}
        </ul>
      )}
      {literal === null || (readings.length === 0 && view.told !== null) ? null : (
        <LiteralLink href={href(literal)} t={t} />
      )}
    </div>
  );
}

const Chip = ({ href, label, action }: { href: string; label: ReactNode; action: string }) => (
  <li>
    <SearchLink href={href} aria-label={action} className={chipClass}>
      {label}
      <Icon name="x" />
    </SearchLink>
  </li>
);

/**
 * What the results answer, where it is not the question as it stands; the question itself is one click away, here or
 * beside the readings. `beside` the title's small print, or on a phone a line of its own, which a chip may make needless.
 */
export function Told({
  view,
  href,
  t,
  beside = false,
}: Pick<Props, "view" | "href" | "t"> & { beside?: boolean }) {
  const { told, toldInShort, literal, readings } = view;
  if (told === null) return null;
  const text = beside ? told : readings.length === 0 ? told : toldInShort;
  if (text === null) return null;
  return (
    <span className={cn("told", beside ? "text-ink max-sm:hidden" : "sm:hidden")}>
      <span>{text}</span>
      {literal === null || readings.length > 0 ? null : <LiteralLink href={href(literal)} t={t} />}
    </span>
  );
}

/** A text of which phones show a part; readers hear all of it. */
function ShortOnPhones({ text, short }: { text: string; short: string }) {
  const [before, after] = text.split(short);
  const rest = (words: string | undefined) =>
    words ? <span className="max-sm:sr-only">{words}</span> : null;
  return (
    <>
      {rest(before)}
      {short}
      {rest(after)}
    </>
  );
}

/** 'Search for exactly these words': the way out of every reading at once; in as many words as a phone has room for. */
export function LiteralLink({ href, t }: { href: string; t: Translator }) {
  const [text, short] = [t("understood.literal"), t("understood.literalInShort")];
  return (
    <SearchLink href={href} className="literal">
      {text === short ? (
        <span>{text}</span>
      ) : (
        <>
          <span className="max-sm:hidden">{text}</span>
          <span className="sm:hidden">{short}</span>
        </>
      )}
    </SearchLink>
  );
}
