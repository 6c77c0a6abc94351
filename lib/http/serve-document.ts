import "server-only";
import { SANDBOX_POLICY } from "@/lib/shared/security-policy";
import { FILE_KINDS } from "@/lib/shared/upload";

/** What a document's answer is made of; its name is what the uploader called it. */
type Document = {
  readonly body: ReadableStream<Uint8Array>;
  readonly sizeBytes: number;
  readonly originalName: string;
  readonly mimeType: string;
};

/**
 * Answers a private document (docs/security.md#private-data): kept by nobody, taken for nothing but what it is, in a
 * sandbox of its own.
 * Images were written anew by us and may be shown; a PDF is only ever saved.
 */
export function serveDocument({ body, sizeBytes, originalName, mimeType }: Document): Response {
  const place = mimeType === FILE_KINDS.pdf.mimeType ? "attachment" : "inline";
  return new Response(body, {
    headers: {
      "Content-Type": mimeType,
      "Content-Length": String(sizeBytes),
      "Content-Disposition": `${place}; ${fileNameParameters(withExtension(originalName, mimeType))}`,
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": SANDBOX_POLICY,
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Saved under this name it is opened by its kind: `invoice.html` with a PDF in it must not be a page. */
function withExtension(name: string, mimeType: string): string {
  const kind = Object.values(FILE_KINDS).find((known) => known.mimeType === mimeType);
  const [first = ""] = kind?.extensions ?? [];
  const fits = kind?.extensions.some((extension) => name.toLowerCase().endsWith(extension));
  return fits ? name : `${name}${first}`;
}

/** RFC 6266, section 4.3: the plain name for old readers, the whole one as RFC 8187 writes it. */
function fileNameParameters(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._ -]/g, "_");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
