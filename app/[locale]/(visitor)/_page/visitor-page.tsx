import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { translator } from "@/lib/content/messages";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";

export type VisitorProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

/** A parameter of the address that was given once; empty when it was not. */
export const given = (value: string | string[] | undefined): string =>
  typeof value === "string" ? value : "";

type Props = {
  locale: Locale;
  title: ReactNode;
  lead?: ReactNode;
  /** Between home and this page. */
  from: { label: string; path: string } | null;
  /** The page itself, in the breadcrumb. */
  here: string;
  children: ReactNode;
};

/** One narrow column: where one is, the one `<h1>`, a line of text, and what the page is for. */
export const VisitorPage = ({ locale, title, lead, from, here, children }: Props) => {
  const t = translator(locale);
  return (
    <div className="page pb-16">
      <div className="mx-auto max-w-2xl">
        <Breadcrumb
          label={t("nav.breadcrumb")}
          crumbs={[
            { label: t("nav.home"), href: localePath(locale, "/") },
            ...(from
              ? [{ label: from.label, href: localePath(locale, from.path), lang: langOf(from.label, locale) }]
              : []),
            { label: here },
          ]}
        />
        <h1 className="mt-2 text-2xl font-semibold break-words">{title}</h1>
        {lead ? <p className="mt-1 text-ink-2">{lead}</p> : null}
        <div className="mt-6 grid gap-4">{children}</div>
      </div>
    </div>
  );
};
