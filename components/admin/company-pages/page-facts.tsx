import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import type { CompanyPageContent } from "@/lib/schemas/company-page";
import type { pageFormNames } from "@/components/workspace/page-form/page-form-names";
import { mediaAtWidth } from "@/lib/shared/media";
import { WEEKDAYS } from "@/lib/shared/opening-hours";

export type PageNames = ReturnType<typeof pageFormNames>;

type Props = { content: CompanyPageContent; names: PageNames };

/** The hours that are known, a line a day. */
const hoursText = ({ openingHours }: CompanyPageContent, { days }: PageNames, closed: string): string =>
  WEEKDAYS.flatMap((day) => {
    const spans = openingHours[day];
    if (spans === undefined) return [];
    return `${days[day]}: ${spans.length === 0 ? closed : spans.map((span) => span.join("–")).join(", ")}`;
  }).join("\n");

/** What a version of a company's page says, all of it. */
export function PageFacts({ content, names }: Props) {
  const t = useTranslator();
  const rows = [
    [t("admin.pages.about"), content.about && <Written>{content.about}</Written>],
    [t("admin.pages.hours"), hoursText(content, names, t("admin.pages.closed"))],
    [t("admin.pages.languages"), content.languages.map((code) => names.languages[code]).join(", ")],
    [t("admin.pages.payment"), content.paymentModes.map((mode) => names.paymentModes[mode]).join(", ")],
  ] as const;
  return (
    <dl className="grid gap-3 text-sm">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt className="text-xs text-ink-3">{term}</dt>
          <dd className="break-words whitespace-pre-line">
            {text === "" ? <span className="text-ink-3">{t("admin.pages.nothing")}</span> : text}
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-xs text-ink-3">{t("admin.pages.photos")}</dt>
        <dd className="mt-1 flex flex-wrap gap-2">
          {content.photos.length === 0 ? (
            <span className="text-ink-3">{t("admin.pages.nothing")}</span>
          ) : null}
          {content.photos.map(({ url }, index) => (
            <a key={url} href={url} target="_blank" rel="noopener">
              <img
                src={mediaAtWidth(url, 320)}
                alt={`${t("admin.pages.photo")} ${index + 1}`}
                className="aspect-[4/3] w-32 rounded-md border border-line object-cover"
              />
            </a>
          ))}
        </dd>
      </div>
    </dl>
  );
}
