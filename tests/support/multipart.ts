import sharp from "sharp";

/** A part of a form: text, or a file with its name and declared type. */
export type Part =
  | { name: string; value: string }
  | { name: string; filename: string | Buffer; type: string; content: Buffer };

const BOUNDARY = "----test7MA4YWxkTrZu0gW";
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of a form, as bytes: names may hold whatever a sender puts there. */
export function multipartBody(parts: readonly Part[], { end = true } = {}): Buffer {
  const pieces: Buffer[] = [];
  for (const part of parts) {
    pieces.push(Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"`));
    if ("value" in part) pieces.push(Buffer.from(`\r\n\r\n${part.value}\r\n`));
    else {
      pieces.push(
        Buffer.from(`; filename="`),
        Buffer.from(part.filename),
        Buffer.from(`"\r\nContent-Type: ${part.type}\r\n\r\n`),
        part.content,
        Buffer.from("\r\n"),
      );
    }
  }
  if (end) pieces.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return Buffer.concat(pieces);
}

/** A request with a form. */
export function formRequest(
  parts: readonly Part[] | Buffer,
  { url = "http://localhost/api/v1/test", method = "POST", headers = {} as Record<string, string> } = {},
): Request {
  const body = Buffer.isBuffer(parts) ? parts : multipartBody(parts);
  return new Request(url, {
    method,
    headers: { "content-type": MULTIPART, "content-length": String(body.length), ...headers },
    body: new Uint8Array(body),
  });
}

/** A small picture of one colour. */
export const picture = (kind: "jpeg" | "png", width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#c62828" } })
    [kind]()
    .toBuffer();

/** The smallest file that readers of PDF take for one. */
export const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** A valid JPEG of exactly so many bytes: what stands after the end of the image is no part of it. */
export async function pictureOfSize(bytes: number): Promise<Buffer> {
  const image = await picture("jpeg");
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
}
