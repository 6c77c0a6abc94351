import { ExternalLink, FileImage, FileText } from "lucide-react";
import { Picture } from "@/components/listings/picture";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { translator } from "@/lib/content/messages";
import type { Document } from "@/lib/schemas/document";
import { formatDate } from "@/lib/shared/dates";
import { fileSize } from "@/lib/shared/file-size";
import { INTL_LOCALE } from "@/lib/shared/intl";
import type { Locale } from "@/lib/shared/locale";

type Props = { locale: Locale; documents: readonly Document[] };

/**
 * The documents of a profile with previews; a picture that cannot be shown gives way to its name
 * (docs/product/texts-and-limits.md#sentences).
 */
export function UploadedDocuments({ locale, documents }: Props) {
  const t = translator(locale);
  return (
    <section aria-labelledby="documents" className="mt-6">
      <h2 id="documents" className="mb-3 text-lg font-semibold">
        {t("profile.uploaded")}
      </h2>
      {documents.length === 0 ? (
        <p className={cn(cardClass, "px-5 py-8 text-center text-sm text-ink-3")}>
          {t("profile.noDocuments")}
        </p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {documents.map((document) => (
            <li key={document.id} className={cn(cardClass, "flex min-w-0 flex-col overflow-hidden")}>
              <div className="aspect-[4/3] border-b border-line bg-sunken">
                {document.kind === "image" ? (
                  <Picture
                    src={document.url}
                    alt={document.originalName}
                    loading="lazy"
                    className="size-full object-cover"
                    fallback={<Placeholder name={document.originalName} kind="image" />}
                  />
                ) : (
                  <Placeholder name={t("profile.pdf")} kind="pdf" />
                )}
              </div>
              <div className="flex flex-1 flex-col gap-1 px-4 py-3">
                <p className="line-clamp-2 text-sm font-medium break-words" title={document.originalName}>
                  {document.originalName}
                </p>
                <p className="text-xs text-ink-3 tabular-nums">
                  {fileSize(document.size, INTL_LOCALE[locale])} ·{" "}
                  <time dateTime={document.uploadedAt}>
                    {t("profile.uploadedAt", { date: formatDate(locale, document.uploadedAt, "momentDay") })}
                  </time>
                </p>
                <a
                  href={document.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={t(document.kind === "pdf" ? "profile.download" : "profile.open", {
                    name: document.originalName,
                  })}
                  className="-mb-2 -ml-2 mt-auto inline-flex min-h-touch items-center gap-1.5 self-start rounded-md px-2 text-sm font-semibold text-action hover:bg-action-soft"
                >
                  {t(document.kind === "pdf" ? "profile.downloadShort" : "profile.openShort")}
                  <ExternalLink aria-hidden className="size-4" />
                </a>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What stands where there is no picture to show: an icon and the name. */
const Placeholder = ({ name, kind }: { name: string; kind: Document["kind"] }) => {
  const Icon = kind === "pdf" ? FileText : FileImage;
  return (
    <span className="grid size-full place-content-center justify-items-center gap-2 px-3 text-center text-xs text-ink-3">
      <Icon aria-hidden className="size-8" strokeWidth={1.5} />
      <span className="line-clamp-2 break-all">{name}</span>
    </span>
  );
};
