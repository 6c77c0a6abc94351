import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import type { LegalBlock } from "@/lib/content/legal/legal-page";
import { translator } from "@/lib/content/messages";
import { GRIEVANCE_EMAIL, OPERATOR, SUPPORT_EMAIL } from "@/lib/content/operator";
import { type Locale, localePath } from "@/lib/shared/locale";

type TableBlock = Extract<LegalBlock, { kind: "table" }>;

/** Rows as cards on a phone, each cell under its own heading; a table from 768 px on. */
const Table = ({ caption, head, rows }: TableBlock) => (
  <table className="w-full border-collapse text-left text-sm max-md:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-md:sr-only">
      <tr>
        {head.map((name) => (
          <th key={name} scope="col" className="border-b border-line-strong py-2 pr-6 font-semibold">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
      {rows.map(([name, ...cells]) => (
        <tr
          key={name}
          className="align-top max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:border-b md:border-line"
        >
          <th scope="row" className="font-medium break-words max-md:block md:w-[32%] md:py-3 md:pr-6">
            {name}
          </th>
          {cells.map((cell, index) => (
            <td
              key={head[index + 1]}
              className="text-ink-2 max-md:mt-2 max-md:block md:py-3 md:pr-6 md:last:w-[24%] md:last:pr-0"
            >
              <span aria-hidden className="block text-xs font-medium text-ink-3 md:hidden">
                {head[index + 1]}
              </span>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Who runs the site, as an address. */
function OperatorCard({ locale, officer }: { locale: Locale; officer: boolean }) {
  const t = translator(locale);
  const { name, address, officer: officerName } = OPERATOR[locale];
  const email = officer ? GRIEVANCE_EMAIL : SUPPORT_EMAIL;
  return (
    <address className={cn(cardClass, "grid gap-1 p-4 not-italic sm:p-5")}>
      {officer ? (
        <>
          <span className="font-semibold">{officerName}</span>
          <span className="text-sm text-ink-2">{t("legal.officer")}</span>
        </>
      ) : null}
      <span className={officer ? "text-ink-2" : "font-semibold"}>{name}</span>
      <span className="text-ink-2">{address}</span>
      <a
        href={`mailto:${email}`}
        className="inline-flex min-h-touch items-center gap-2 justify-self-start font-medium break-all text-action underline underline-offset-4 hover:text-action-hover"
      >
        <Icon name="mail" className="size-4.5 shrink-0" />
        {email}
      </a>
    </address>
  );
}

/** One piece of a legal page. */
export function LegalBlockView({ block, locale }: { block: LegalBlock; locale: Locale }) {
  if (typeof block === "string") return <p>{block}</p>;
  switch (block.kind) {
    case "list":
      return (
        <ul className="grid list-disc grid-cols-1 gap-2 pl-5 marker:text-accent">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      );
    case "table":
      return <Table {...block} />;
    case "operator":
      return <OperatorCard locale={locale} officer={block.officer} />;
    case "links":
      return (
        <ul className="flex flex-wrap gap-x-6">
          {block.items.map(([path, label]) => (
            <li key={path}>
              <PageLink
                href={localePath(locale, path)}
                className="inline-flex min-h-touch items-center gap-1 font-medium text-action hover:underline"
              >
                {label}
                <Icon name="chevron-right" className="size-4" />
              </PageLink>
            </li>
          ))}
        </ul>
      );
  }
}
