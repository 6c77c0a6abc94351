"use client";

import { Download, ExternalLink, FileText, ImageOff } from "lucide-react";
import { Moment } from "@/components/admin/moment";
import { Picture } from "@/components/listings/picture";
import { useTranslator } from "@/components/messages/use-translator";
import { buttonClass } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { Document } from "@/lib/schemas/document";
import { fileSize } from "@/lib/shared/file-size";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  documents: readonly Document[];
  companyName: string;
  locale: Locale;
};

/** The documents of a company (docs/product/pages.md#the-admins-area); a picture that fails gives way to its name. */
export function DocumentTable({ documents, companyName, locale }: Props) {
  const t = useTranslator();
  const columns: Column<Document>[] = [
    {
      key: "preview",
      head: t("admin.documents.preview"),
      unlabelled: true,
      beside: true,
      className: "lg:w-24",
      cell: (document) => <Preview document={document} />,
    },
    {
      key: "name",
      frozen: true,
      head: t("admin.documents.name"),
      unlabelled: true,
      beside: true,
      className: "max-lg:self-center lg:min-w-40 lg:max-w-64",
      cell: ({ originalName }) => <span className="font-medium wrap-anywhere">{originalName}</span>,
    },
    { key: "type", head: t("admin.documents.type"), cell: ({ kind }) => t(`admin.documents.${kind}`) },
    {
      key: "size",
      head: t("admin.documents.size"),
      end: true,
      cell: ({ size }) => (
        <span className="whitespace-nowrap tabular-nums">
          {fileSize(size, locale === "hi" ? "hi-IN" : "en-IN")}
        </span>
      ),
    },
    {
      key: "uploaded",
      head: t("admin.documents.uploaded"),
      cell: ({ uploadedAt }) => <Moment iso={uploadedAt} locale={locale} />,
    },
    {
      key: "open",
      head: t("admin.documents.open"),
      headHidden: true,
      end: true,
      unlabelled: true,
      cell: (document) => (
        <div className="flex gap-1 lg:justify-end">
          {document.kind === "image" ? (
            <a
              href={document.url}
              target="_blank"
              rel="noopener"
              aria-label={t("admin.documents.openName", { name: document.originalName })}
              className={buttonClass({ variant: "quiet", size: "card" })}
            >
              <ExternalLink aria-hidden />
              {t("admin.documents.open")}
            </a>
          ) : null}
          <a
            href={document.url}
            download={document.originalName}
            aria-label={t("admin.documents.downloadName", { name: document.originalName })}
            className={buttonClass({ variant: "quiet", size: "card" })}
          >
            <Download aria-hidden />
            {t("admin.documents.download")}
          </a>
        </div>
      ),
    },
  ];
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <DataTable
        caption={t("admin.documents.caption", { name: companyName })}
        columns={columns}
        rows={documents}
        rowKey={(document) => document.id}
        minWidth="40"
      />
    </div>
  );
}

function Preview({ document }: { document: Document }) {
  const t = useTranslator();
  const Icon = document.kind === "pdf" ? FileText : ImageOff;
  const placeholder = (
    <span className="flex h-14 w-20 flex-col items-center justify-center gap-0.5 rounded-sm border border-line bg-sunken px-1 text-ink-3">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="w-full truncate text-center text-2xs">{document.originalName}</span>
    </span>
  );
  if (document.kind === "pdf") return placeholder;
  return (
    <Picture
      src={document.url}
      width={80}
      height={56}
      alt={t("admin.documents.previewOf", { name: document.originalName })}
      loading="lazy"
      className="h-14 w-20 rounded-sm border border-line bg-sunken object-cover brightness-(--picture-dim)"
      fallback={placeholder}
    />
  );
}
