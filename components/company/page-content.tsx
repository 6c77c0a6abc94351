import { hoursRows } from "@/components/company/hours-texts";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { Translator } from "@/lib/content/messages";
import type { CompanyPageContent } from "@/lib/schemas/company-page";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { listOf } from "@/lib/shared/list-of";
import { langOf, type Locale } from "@/lib/shared/locale";
import { mediaAtWidth, mediaSrcSet } from "@/lib/shared/media";

type Props = { page: CompanyPageContent; locale: Locale; t: Translator };

/** The languages by their names in the language of the page, as one sentence part. */
const languagesText = (languages: CompanyPageContent["languages"], locale: Locale): string => {
  const names = new Intl.DisplayNames([INTL_LOCALE[locale]], { type: "language" });
  return listOf(
    locale,
    languages.map((code) => names.of(code) ?? code),
  );
};

/** What a company tells of itself: its own words, the languages it speaks, how it is paid. */
export function CompanyAbout({ page: { about, languages, paymentModes }, locale, t }: Props) {
  const facts = [
    { term: t("company.languages"), text: languagesText(languages, locale) },
    {
      term: t("company.paymentModes"),
      text: listOf(
        locale,
        paymentModes.map((mode) => t(`company.payment.${mode}`)),
      ),
    },
  ].filter(({ text }) => text !== "");
  if (about === "" && facts.length === 0) return null;
  return (
    <section aria-labelledby="about" className="mb-8">
      <h2 id="about" className="text-xl font-semibold">
        {t("company.about")}
      </h2>
      {about === "" ? null : (
        <p lang={langOf(about, locale)} className="mt-2 max-w-prose break-words whitespace-pre-line">
          {about}
        </p>
      )}
      {facts.length === 0 ? null : (
        <dl className="mt-3 grid text-sm">
          {facts.map(({ term, text }) => (
            <div
              key={term}
              className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-t border-line py-3 narrow:grid-cols-1"
            >
              <dt className="text-ink-3">{term}</dt>
              <dd className="min-w-0 font-medium break-words">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** When a company is open, day by day; nothing where it says nothing. */
export function CompanyHours({ page: { openingHours }, locale, t }: Props) {
  const rows = hoursRows(locale, t, openingHours);
  if (rows === null) return null;
  return (
    <Card id="hours" className="p-4 sm:p-5">
      <h2 className="text-lg font-semibold">{t("company.hours")}</h2>
      <dl className="mt-2 grid text-sm">
        {rows.map(({ day, name, text }) => (
          <div
            key={day}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2 first:border-t-0 narrow:grid-cols-1"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-ink-3">{t("company.hoursNote")}</p>
    </Card>
  );
}

/** The photos of a company; each is a link to itself in full. */
export function CompanyPhotos({
  photos,
  name,
  t,
}: Pick<CompanyPageContent, "photos"> & { name: string; t: Translator }) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos" className="mb-8">
      <h2 id="photos" className="text-xl font-semibold">
        {t("company.photos")}
      </h2>
      {/* In whole rows where that can be. */}
      <ul
        className={cn(
          "mt-3 grid grid-cols-2 gap-2",
          photos.length === 4 ? "sm:grid-cols-4" : "sm:grid-cols-3",
        )}
      >
        {photos.map(({ url, width, height }, index) => (
          <li key={url}>
            <a href={url} className="block">
              <img
                src={mediaAtWidth(url, 640)}
                srcSet={mediaSrcSet(url)}
                sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 33vw, 50vw"
                width={width}
                height={height}
                loading="lazy"
                alt={t("company.photo", { name, n: index + 1, count: photos.length })}
                className="aspect-[4/3] w-full rounded-md border border-line object-cover brightness-(--picture-dim)"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
