"use client";

import { Download, ExternalLink, FileText, ImageOff } from "lucide-react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { Moment } from "@/components/admin/moment";
import { fillText } from "@/components/listings/fill-text";
import { Picture } from "@/components/listings/picture";
import { buttonClass } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { Document } from "@/lib/schemas/document";
import { fileSize } from "@/lib/shared/file-size";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  documents: readonly Document[];
  companyName: string;
  locale: Locale;
  texts: AdminTexts["documents"];
};

/** The documents of a company (docs/product/pages.md#the-admins-area); a picture that fails gives way to its name. */
export function DocumentTable({ documents, companyName, locale, texts }: Props) {
  const columns: Column<Document>[] = [
    {
      key: "preview",
      head: texts.preview,
      unlabelled: true,
      beside: true,
      className: "lg:w-24",
      cell: (document) => <Preview document={document} texts={texts} />,
    },
    {
      key: "name",
      frozen: true,
      head: texts.name,
      unlabelled: true,
      beside: true,
      className: "max-lg:self-center lg:min-w-40 lg:max-w-64",
      cell: ({ originalName }) => <span className="font-medium wrap-anywhere">{originalName}</span>,
    },
    { key: "type", head: texts.type, cell: ({ kind }) => texts[kind] },
    {
      key: "size",
      head: texts.size,
      end: true,
      cell: ({ size }) => (
        <span className="whitespace-nowrap tabular-nums">
          {fileSize(size, locale === "hi" ? "hi-IN" : "en-IN")}
        </span>
      ),
    },
    {
      key: "uploaded",
      head: texts.uploaded,
      cell: ({ uploadedAt }) => <Moment iso={uploadedAt} locale={locale} />,
    },
    {
      key: "open",
      head: texts.open,
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
              aria-label={fillText(texts.openName, { name: document.originalName })}
              className={buttonClass({ variant: "quiet", size: "card" })}
            >
              <ExternalLink aria-hidden />
              {texts.open}
            </a>
          ) : null}
          <a
            href={document.url}
            download={document.originalName}
            aria-label={fillText(texts.downloadName, { name: document.originalName })}
            className={buttonClass({ variant: "quiet", size: "card" })}
          >
            <Download aria-hidden />
            {texts.download}
          </a>
        </div>
      ),
    },
  ];
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <DataTable
        caption={fillText(texts.caption, { name: companyName })}
        columns={columns}
        rows={documents}
        rowKey={(document) => document.id}
        minWidth="40"
      />
    </div>
  );
}

function Preview({ document, texts }: { document: Document; texts: AdminTexts["documents"] }) {
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
      alt={fillText(texts.previewOf, { name: document.originalName })}
      loading="lazy"
      className="h-14 w-20 rounded-sm border border-line bg-sunken object-cover brightness-(--picture-dim)"
      fallback={placeholder}
    />
  );
}
