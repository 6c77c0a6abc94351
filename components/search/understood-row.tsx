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

const group = "flex gap-2 max-lg:shrink-0 lg:flex-wrap";

/**
 * How the words were read, and the filters in use; each is a link to the search without it. One row to scroll on a
 * phone.
 */
export function UnderstoodRow({ view, filters, href, clear, t }: Props) {
  const { need, readings, literal } = view;
  if (readings.length === 0 && filters.length === 0) return null;
  return (
    <div className="-mx-(--gutter) flex gap-2 max-sm:-mb-1 sm:mt-2 short:mt-0 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
      {readings.length === 0 ? null : (
        <ul aria-label={t("understood.label")} className={group}>
          {need === null ? null : (
            <li
              // The title says it, and a phone's row has room for what it was taken to mean and the way out of that.
              className="inline-flex min-h-touch items-center rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap max-sm:hidden"
            >
              {need}
            </li>
          )}
          {readings.map(({ key, label, short, without }) => (
            <Chip
              key={key}
              href={href(without)}
              label={<ShortOnPhones text={label} short={short} />}
              action={t("understood.refuse", { name: label })}
            />
          ))}
        </ul>
      )}
      {filters.length === 0 ? null : (
        <ul aria-label={t("results.activeFilters")} className={group}>
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
      {readings.length === 0 || literal === null ? null : (
        <LiteralLink
          href={href(literal)}
          label={<ShortOnPhones text={t("understood.literal")} short={t("understood.literalInShort")} />}
          className="min-h-touch shrink-0 px-2 whitespace-nowrap"
        />
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
    <span
      className={cn(
        "flex flex-wrap items-center gap-x-3 text-sm font-medium max-sm:leading-5",
        beside ? "text-ink max-sm:hidden" : "sm:hidden",
      )}
    >
      <span>{text}</span>
      {literal === null || readings.length > 0 ? null : (
        <LiteralLink
          href={href(literal)}
          label={t("understood.literal")}
          className="-my-3 min-h-touch max-[20rem]:my-0"
        />
      )}
    </span>
  );
}

/** A text of which phones show a part; readers hear all of it. */
export function ShortOnPhones({ text, short }: { text: string; short: string }) {
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

/** 'Search for exactly these words': the way out of every reading at once. */
export const LiteralLink = ({
  href,
  label,
  className,
}: {
  href: string;
  label: ReactNode;
  className?: string;
}) => (
  <SearchLink
    href={href}
    className={cn(
      "inline-flex items-center text-sm font-medium text-action underline underline-offset-4 max-sm:leading-tight sm:whitespace-nowrap hover:no-underline",
      className,
    )}
  >
    <span>{label}</span>
  </SearchLink>
);
