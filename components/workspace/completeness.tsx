import { chipClass } from "@/components/ui/chip";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

/** What buyers look for in a company, in the order it helps them, and where it is entered. */
const COMPLETENESS = {
  listing: "/provider/create",
  pictures: "/provider/listings",
  about: "/provider/profile#page-about",
  hours: "/provider/profile#page-about",
  photos: "/provider/profile#page-about",
  address: "/provider/profile",
  gst: "/provider/profile",
  email: "/account",
} as const;
export type CompletenessKey = keyof typeof COMPLETENESS;
const KEYS = Object.keys(COMPLETENESS) as CompletenessKey[];

type Props = { locale: Locale; done: Readonly<Record<CompletenessKey, boolean>> };

/** How much of it a company has said; what is missing leads to its field. Nothing once all of it is there. */
export function Completeness({ locale, done }: Props) {
  const t = translator(locale);
  const missing = KEYS.filter((key) => !done[key]);
  if (missing.length === 0) return null;
  const count = KEYS.length - missing.length;
  return (
    <section aria-labelledby="complete" className={cn(cardClass, "mb-6 px-4 py-3 sm:px-5")}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="complete" className="text-lg font-semibold">
          {t("completeness.title")}
        </h2>
        <p className="text-sm text-ink-2 tabular-nums">
          {t("completeness.count", { count, of: KEYS.length })}
        </p>
      </div>
      <progress aria-labelledby="complete" value={count} max={KEYS.length} className="meter" />
      <ul className="mt-2 flex flex-wrap gap-2 pb-1">
        {missing.map((key) => (
          <li key={key}>
            <PageLink href={localePath(locale, COMPLETENESS[key])} className={chipClass}>
              <Icon name="plus" />
              {t(`completeness.${key}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
