import "server-only";
import { createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { fileTypeFromBuffer } from "file-type";
import type { z } from "zod";
import type { Form } from "@/lib/api/contract";
import { bodyChunks } from "@/lib/server/body-chunks";
import { isStoreFull, newTempPath, type UploadedFile } from "@/lib/server/uploads";
import { AppError, fieldError, type FieldError } from "@/lib/shared/errors";
import { cleanFileName } from "@/lib/shared/file-name";
import { FILE_KINDS, type FileKind, MAX_BODY_BYTES, MAX_FILE_BYTES } from "@/lib/shared/upload";

/** A form that arrived: its text fields, its files in a temporary place, and how to throw those away. */
export type ReceivedForm = {
  /** One value a field, or a list where the schema wants one. */
  readonly fields: Readonly<Record<string, string | string[]>>;
  readonly files: readonly UploadedFile[];
  /** What was wrong with fields and files so far, for one answer together with the schema's errors. */
  readonly errors: readonly FieldError[];
  readonly discard: () => Promise<void>;
};

/** As docs/security.md#uploads-and-files tells. busboy calls a file that has exactly `fileSize` bytes too long. */
const LIMITS = { fileSize: MAX_FILE_BYTES + 1, fieldSize: 64 * 1024 };
const MOST_FIELDS = 20;
/** So many fields more for each that is a list, which may come as one field a value: no list is longer. */
const MOST_IN_LIST = 20;
/** What file-type looks at; the magic bytes of our kinds stand in the first ones. */
const HEAD_BYTES = 4100;

const tooLarge = () => new AppError("PAYLOAD_TOO_LARGE", "bodyTooLarge");
const broken = () => new AppError("VALIDATION_ERROR", "formUnreadable");

/**
 * Reads a multipart form as it streams in: text into memory, files to disk, both within limits, whatever the sender says
 * their length or kind is (docs/security.md#uploads-and-files). Errors of single fields and files come back in `errors`.
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, VALIDATION_ERROR when it is no form, UNAVAILABLE when the
 * disk is full; nothing stays behind then
 */
export async function readForm(request: Request, form: Form): Promise<ReceivedForm> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const type = request.headers.get("content-type") ?? "";
  if (type.split(";")[0]!.trim().toLowerCase() !== "multipart/form-data") {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", "formNotMultipart");
  }
  const tempPaths: string[] = [];
  const discard = async () => {
    await Promise.all(tempPaths.splice(0).map((tempPath) => rm(tempPath, { force: true })));
  };
  try {
    return { ...(await receive(request, type, form, tempPaths)), discard };
  } catch (error) {
    await discard();
    if (!isStoreFull(error)) throw error;
    throw new AppError("UNAVAILABLE", "storeFull", [], 60);
  }
}

/** A file part on its way to disk; null for one that a form sends when nothing was chosen. */
type Arrival = Promise<{ file: UploadedFile } | { error: FieldError } | null>;

async function receive(
  request: Request,
  contentType: string,
  form: Form,
  tempPaths: string[],
): Promise<Omit<ReceivedForm, "discard">> {
  const fields = new Fields(form.fields);
  const arrivals: Arrival[] = [];
  const errors: FieldError[] = [];
  let extraFiles = false;
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);

  const parser = makeParser(contentType, form);
  parser.on("field", (name, value, { valueTruncated }) => fields.take(name, value, valueTruncated, form));
  parser.on("file", (name, stream, { filename, mimeType }) => {
    stream.on("error", () => undefined);
    if (name !== form.files.field) {
      errors.push(fieldError(String(name).slice(0, 100), "fieldWithoutFiles"));
      stream.resume();
      return;
    }
    const arrival = writePart(stream, { filename, mimeType, form, index: arrivals.length, tempPaths });
    arrival.catch(fail);
    arrivals.push(arrival);
  });
  parser.on("filesLimit", () => (extraFiles = true));
  parser.on("fieldsLimit", () => fail(broken()));
  parser.on("partsLimit", () => fail(broken()));
  const finished = new Promise<void>((resolve, reject) => {
    parser.on("close", resolve);
    parser.on("error", () => reject(broken()));
  });
  finished.catch(fail);

  try {
    await Promise.race([pump(request, parser).then(() => finished), failed]);
    const results = await Promise.race([Promise.all(arrivals), failed]);
    return settle(results, { fields, errors, extraFiles, form });
  } catch (error) {
    // Not inside a listener: busboy throws there.
    parser.destroy();
    await Promise.allSettled(arrivals);
    throw error;
  }
}

/** RFC 2046, section 5.1.1: 1 to 70 characters. busboy takes none at all too. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i;

function makeParser(contentType: string, form: Form): busboy.Busboy {
  if (!BOUNDARY.test(contentType)) throw broken();
  const lists = Object.values(form.fields.shape).filter(takesMany);
  const fields = MOST_FIELDS + lists.length * MOST_IN_LIST;
  // One more than allowed: it is counted, and told at the field.
  const files = form.files.max + 1;
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: { ...LIMITS, fields, files, parts: fields + files },
    });
  } catch {
    throw broken();
  }
}

/** Feeds the parser at the pace the disk takes, and never more than a form may have. */
async function pump(request: Request, parser: busboy.Busboy): Promise<void> {
  let length = 0;
  for await (const chunk of bodyChunks(request)) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw tooLarge();
    await new Promise<void>((resolve, reject) => {
      parser.write(chunk, (error) => (error ? reject(broken()) : resolve()));
    });
  }
  parser.end();
}

type Part = {
  readonly filename: string | undefined;
  readonly mimeType: string;
  readonly form: Form;
  readonly index: number;
  readonly tempPaths: string[];
};

async function writePart(stream: Readable & { truncated?: boolean }, part: Part): Arrival {
  const tempPath = await newTempPath();
  part.tempPaths.push(tempPath);
  const writer = createWriteStream(tempPath, { flags: "wx", mode: 0o600 });
  await pipeline(stream, writer);
  const sizeBytes = writer.bytesWritten;
  if (sizeBytes === 0 && !part.filename) return null;
  return judge({ ...part, tempPath, sizeBytes, isTooLarge: stream.truncated === true });
}

const isImageField = ({ files }: Form): boolean => !files.kinds.includes("pdf");

/** Too large, of a kind that is not taken, or a file. What the sender calls it must be what its content is. */
async function judge(
  part: Part & { tempPath: string; sizeBytes: number; isTooLarge: boolean },
): Promise<{ file: UploadedFile } | { error: FieldError }> {
  const { form, tempPath, sizeBytes, index } = part;
  const path = `${form.files.field}.${index}`;
  const isImage = isImageField(form);
  if (part.isTooLarge) return { error: fieldError(path, isImage ? "imageTooLarge" : "fileTooLarge") };
  const kind = await kindOf(tempPath);
  if (kind === null || !form.files.kinds.includes(kind) || FILE_KINDS[kind].mimeType !== part.mimeType) {
    return { error: fieldError(path, isImage ? "imageKind" : "fileKind") };
  }
  const originalName = cleanFileName(part.filename ?? "");
  return { file: { tempPath, kind, sizeBytes, originalName, path } };
}

/** The kind of a file by its content, null for every other kind. */
async function kindOf(file: string): Promise<FileKind | null> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const mime = (await fileTypeFromBuffer(head))?.mime;
    const kind = (Object.keys(FILE_KINDS) as FileKind[]).find((known) => FILE_KINDS[known].mimeType === mime);
    // file-type looks past a byte order mark; readers of a PDF need not.
    if (kind === "pdf" && head.subarray(0, 5).toString("latin1") !== "%PDF-") return null;
    return kind ?? null;
  } finally {
    await handle.close();
  }
}

/** The text fields as they come in. Names without a prototype, so that `__proto__` is a name like any other. */
class Fields {
  readonly values: Record<string, string | string[]> = Object.create(null);
  readonly errors: FieldError[] = [];

  constructor(private readonly schema: z.ZodObject) {}

  take(name: string | undefined, value: string | undefined, isTruncated: boolean, form: Form): void {
    const path = String(name).slice(0, 100);
    // A part without a name, and a charset nobody knows.
    if (name === undefined || value === undefined) {
      this.errors.push(fieldError(path, "fieldUnreadable"));
    } else if (isTruncated) {
      this.errors.push(fieldError(path, "fieldTooLong"));
    } else if (name === form.files.field && value === "") {
      return; // no file was chosen
    } else if (takesMany(this.schema.shape[name])) {
      this.values[name] = [...((this.values[name] as string[] | undefined) ?? []), value];
    } else if (name in this.values) {
      this.errors.push(fieldError(path, { key: "givenTwice", values: { field: path } }));
    } else {
      this.values[name] = value;
    }
  }
}

/** Whether a field is a list in its schema, however that is wrapped. */
function takesMany(schema: z.core.$ZodType | undefined): boolean {
  const definition = (schema as z.ZodType | undefined)?.def as
    { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType } | undefined;
  if (definition === undefined) return false;
  if (definition.type === "array") return true;
  return takesMany(definition.innerType ?? definition.in);
}

function settle(
  results: readonly Awaited<Arrival>[],
  rest: { fields: Fields; errors: FieldError[]; extraFiles: boolean; form: Form },
): Omit<ReceivedForm, "discard"> {
  const { fields, form } = rest;
  const parts = results.filter((result) => result !== null);
  const files = parts.flatMap((part) => ("file" in part ? [part.file] : []));
  const errors = [
    ...fields.errors,
    ...rest.errors,
    ...parts.flatMap((part) => ("error" in part ? [part.error] : [])),
  ];
  if (rest.extraFiles || parts.length > form.files.max) {
    const usual = isImageField(form) ? "imageCount" : "fileCount";
    errors.push(fieldError(form.files.field, form.files.tooMany ?? usual));
  }
  return { fields: fields.values, files, errors };
}
