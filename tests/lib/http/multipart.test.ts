import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Form } from "@/lib/api/contract";
import { MAX_BODY_BYTES, MAX_FILE_BYTES } from "@/lib/shared/upload";
import { WRONG_KINDS } from "@/tests/security/corpora/wrong-kinds";
import {
  formRequest,
  MULTIPART,
  multipartBody,
  type Part,
  PDF,
  picture,
  pictureOfSize,
} from "@/tests/support/multipart";

const folder = await mkdtemp(path.join(tmpdir(), "forms-"));
vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");
vi.stubEnv("DATA_DIR", folder);
const { readForm } = await import("@/lib/http/multipart");
type Received = Awaited<ReturnType<typeof readForm>>;

const documents: Form = {
  fields: z.strictObject({
    title: z.string().optional(),
    tags: z
      .array(z.string())
      .transform((values) => values)
      .pipe(z.array(z.string()))
      .optional(),
  }),
  files: { field: "documents", max: 5, kinds: ["jpeg", "png", "pdf"] },
};
const images: Form = { ...documents, files: { field: "images", max: 3, kinds: ["jpeg", "png"] } };

let jpeg: Buffer;
let png: Buffer;
const file = (content: Buffer, filename: string, type: string, name = "documents"): Part => ({
  name,
  filename,
  type,
  content,
});
const doc = (content = PDF, filename = "a.pdf", type = "application/pdf") => file(content, filename, type);

const left = async () => readdir(path.join(folder, "tmp")).catch(() => []);
const refusals: unknown[] = [];
const onRejection = (reason: unknown) => refusals.push(reason);

beforeAll(async () => {
  jpeg = await picture("jpeg");
  png = await picture("png");
  process.on("unhandledRejection", onRejection);
});
afterAll(async () => {
  process.off("unhandledRejection", onRejection);
  expect(refusals).toEqual([]);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});
beforeEach(async () => rm(path.join(folder, "tmp"), { recursive: true, force: true }));

async function received(request: Request, form = documents): Promise<Received> {
  return readForm(request, form);
}

/** What a form that is read says is wrong with it; nothing of it stays. */
async function errorsOf(parts: readonly Part[], form = documents): Promise<unknown> {
  const { errors, discard } = await received(formRequest(parts), form);
  await discard();
  expect(await left()).toEqual([]);
  return errors;
}

describe("a good form", () => {
  test("gives its fields, and its files in a private temporary place until they are discarded", async () => {
    const form = await received(
      formRequest([
        { name: "title", value: "Käse पनीर" },
        { name: "tags", value: "one" },
        { name: "tags", value: "two" },
        file(png, "पहचान.png", "image/png"),
        doc(),
      ]),
    );
    expect({ ...form.fields }).toEqual({ title: "Käse पनीर", tags: ["one", "two"] });
    expect(form.errors).toEqual([]);
    expect(form.files).toMatchObject([
      { kind: "png", originalName: "पहचान.png", sizeBytes: png.length, path: "documents.0" },
      { kind: "pdf", originalName: "a.pdf", sizeBytes: PDF.length, path: "documents.1" },
    ]);
    expect((await readFile(form.files[0]!.tempPath)).equals(png)).toBe(true);
    expect((await stat(form.files[0]!.tempPath)).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(folder, "tmp"))).mode & 0o777).toBe(0o700);
    await form.discard();
    await form.discard();
    expect(await left()).toEqual([]);
  });

  test("a list is a list however often it comes", async () => {
    const { fields } = await received(formRequest([{ name: "tags", value: "one" }]));
    expect({ ...fields }).toEqual({ tags: ["one"] });
  });

  test("what a form sends when nothing was chosen is nothing", async () => {
    const none = Buffer.alloc(0);
    for (const part of [
      file(none, "", "application/octet-stream"),
      { name: "documents", value: "" } satisfies Part,
    ]) {
      const form = await received(formRequest([part, doc()]));
      expect(form.errors).toEqual([]);
      expect({ ...form.fields }).toEqual({});
      expect(form.files).toHaveLength(1);
      await form.discard();
    }
  });
});

describe("limits (C1)", () => {
  test("5,242,880 bytes are taken, one more is refused at its place; the others are judged all the same", async () => {
    const exact = await pictureOfSize(MAX_FILE_BYTES);
    const more = await pictureOfSize(MAX_FILE_BYTES + 1);
    const form = await received(formRequest([file(exact, "a.jpg", "image/jpeg")]));
    expect(form.errors).toEqual([]);
    expect(form.files[0]!.sizeBytes).toBe(MAX_FILE_BYTES);
    await form.discard();
    expect(await errorsOf([file(exact, "a.jpg", "image/jpeg"), file(more, "b.jpg", "image/jpeg")])).toEqual([
      { path: "documents.1", key: "fileTooLarge" },
    ]);
    expect(await errorsOf([file(more, "b.jpg", "image/jpeg", "images")], images)).toEqual([
      { path: "images.0", key: "imageTooLarge" },
    ]);
  });

  test("five documents are taken, a sixth is told at the field; so with three images and a fourth", async () => {
    expect(await errorsOf(Array.from({ length: 5 }, () => doc()))).toEqual([]);
    expect(await errorsOf(Array.from({ length: 6 }, () => doc()))).toEqual([
      { path: "documents", key: "fileCount" },
    ]);
    expect(await errorsOf(Array.from({ length: 9 }, () => doc()))).toEqual([
      { path: "documents", key: "fileCount" },
    ]);
    const image = () => file(jpeg, "a.jpg", "image/jpeg", "images");
    expect(await errorsOf(Array.from({ length: 3 }, image), images)).toEqual([]);
    expect(await errorsOf(Array.from({ length: 4 }, image), images)).toEqual([
      { path: "images", key: "imageCount" },
    ]);
  });

  test("five files of 5 MiB fit; a body over 26 MiB does not, said or unsaid", async () => {
    const exact = await pictureOfSize(MAX_FILE_BYTES);
    expect(await errorsOf(Array.from({ length: 5 }, () => file(exact, "a.jpg", "image/jpeg")))).toEqual([]);
    const said = formRequest([], { headers: { "content-length": String(MAX_BODY_BYTES + 1) } });
    await expect(readForm(said, documents)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
    expect(said.bodyUsed).toBe(false);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = sent === 0 ? multipartBody([doc()], { end: false }) : Buffer.alloc(65_536);
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const unsaid = new Request("http://localhost/", {
      method: "POST",
      headers: { "content-type": MULTIPART },
      body: endless,
      duplex: "half",
    } as RequestInit);
    await expect(readForm(unsaid, documents)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 200_000);
    expect(await left()).toEqual([]);
  });

  test("a field of more than 64 KiB, and one that comes twice, are told at their names", async () => {
    expect(await errorsOf([{ name: "title", value: "x".repeat(65_537) }])).toEqual([
      { path: "title", key: "fieldTooLong" },
    ]);
    expect(
      await errorsOf([
        { name: "title", value: "a" },
        { name: "title", value: "b" },
      ]),
    ).toEqual([{ path: "title", key: "givenTwice", values: { field: "title" } }]);
  });

  test("a file in another field is told there", async () => {
    expect(await errorsOf([file(jpeg, "a.jpg", "image/jpeg", "avatar")])).toEqual([
      { path: "avatar", key: "fieldWithoutFiles" },
    ]);
  });
});

describe("kinds (C2)", () => {
  test.each(Object.entries(WRONG_KINDS))("%s is refused under every right name", async (_, content) => {
    const parts = [
      file(content, "a.png", "image/png"),
      file(content, "a.jpg", "image/jpeg"),
      file(content, "a.pdf", "application/pdf"),
    ];
    expect(await errorsOf(parts)).toEqual(
      [0, 1, 2].map((index) => ({ path: `documents.${index}`, key: "fileKind" })),
    );
  });

  test("what it is called must be what it is", async () => {
    const wrong = [
      file(jpeg, "a.png", "image/png"),
      file(png, "a.jpg", "image/jpeg"),
      file(PDF, "a.png", "image/png"),
      file(png, "a.png", "text/html"),
      file(png, "a.png", "application/octet-stream"),
    ];
    expect(await errorsOf(wrong)).toHaveLength(5);
  });

  test("a PDF is no picture; the place says which file it was", async () => {
    const parts = [
      file(jpeg, "a.jpg", "image/jpeg", "images"),
      file(PDF, "a.pdf", "application/pdf", "images"),
    ];
    expect(await errorsOf(parts, images)).toEqual([{ path: "images.1", key: "imageKind" }]);
  });

  test("an animated PNG is refused", async () => {
    // acTL right after IHDR: what makes a PNG an animation
    const actl = Buffer.from("\0\0\0\x08acTL\0\0\x27\x10\0\0\0\0\x8f\x4d\x5c\x9a", "latin1");
    const animated = Buffer.concat([png.subarray(0, 33), actl, png.subarray(33)]);
    expect(await errorsOf([file(animated, "a.png", "image/png", "images")], images)).toEqual([
      { path: "images.0", key: "imageKind" },
    ]);
  });
});

describe("names (C5)", () => {
  test.each([
    ["../../etc/passwd", "passwd"],
    ["..\\..\\boot.ini", "boot.ini"],
    ["/absolute/gst.pdf", "gst.pdf"],
    ["%2e%2e%2fgst.pdf", "%2e%2e%2fgst.pdf"],
    ["nul\0l.pdf", "file"], // the header is broken there: no name
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ["😀.pdf", "😀.pdf"],
    ["क्\u200Dष.pdf", "क्\u200Dष.pdf"],
    ["CON", "CON"],
    [".htaccess", ".htaccess"],
    ["..", "file"],
    ["  ", "file"],
    ["e\u0301.pdf", "é.pdf"],
    [`${"x".repeat(4000)}.pdf`, "x".repeat(120)],
    [`${"x".repeat(119)}😀.pdf`, "x".repeat(119)],
  ])("%j is shown as %j", async (sent, shown) => {
    const request = formRequest([doc(PDF, sent)]);
    const form = await received(request).catch(() => null);
    if (form === null) {
      expect(sent).toContain("\0");
    } else {
      expect(form.files.map(({ originalName }) => originalName)).toEqual([shown]);
      // Under the temporary folder, whatever the name says.
      expect(path.dirname(form.files[0]!.tempPath)).toBe(path.join(folder, "tmp"));
      await form.discard();
    }
    expect(await left()).toEqual([]);
  });

  test("two files may have one name, and a name that is no UTF-8 is still one", async () => {
    const form = await received(
      formRequest([doc(), doc(), { ...doc(), filename: Buffer.from([0xff, 0xfe, 0x41]) } as Part]),
    );
    expect(form.files.map(({ originalName }) => originalName)).toEqual(["a.pdf", "a.pdf", "\uFFFD\uFFFDA"]);
    await form.discard();
  });
});

describe("what is no form (C6)", () => {
  const request = (type: string, body: Buffer) =>
    new Request("http://localhost/", {
      method: "POST",
      headers: { "content-type": type },
      body: new Uint8Array(body),
    });

  test.each([
    ["application/json", "{}"],
    ["application/x-www-form-urlencoded", "title=a"],
    ["multipart/mixed; boundary=x", "--x--\r\n"],
    ["text/plain", "--x--\r\n"],
  ])("%s is 415", async (type, body) => {
    await expect(readForm(request(type, Buffer.from(body)), documents)).rejects.toMatchObject({
      code: "UNSUPPORTED_MEDIA_TYPE",
    });
  });

  const whole = () => multipartBody([{ name: "title", value: "a" }, doc()]);
  test.each<[string, string, () => Buffer]>([
    ["no boundary", "multipart/form-data", whole],
    ["an empty boundary", 'multipart/form-data; boundary=""', whole],
    ["another boundary", "multipart/form-data; boundary=other", whole],
    ["a boundary of 10,000 characters", `multipart/form-data; boundary=${"b".repeat(10_000)}`, whole],
    ["an empty body", MULTIPART, () => Buffer.alloc(0)],
    ["a missing end", MULTIPART, () => multipartBody([doc()], { end: false })],
    ["an end in the middle of a file", MULTIPART, () => whole().subarray(0, -60)],
    ["an end in the middle of a header", MULTIPART, () => whole().subarray(0, 60)],
    [
      "200,000 fields",
      MULTIPART,
      () => multipartBody(Array.from({ length: 200_000 }, (_, n) => ({ name: `f${n}`, value: "" }))),
    ],
    [
      "forty-one fields, of which one may be a list",
      MULTIPART,
      () => multipartBody(Array.from({ length: 41 }, () => ({ name: "tags", value: "a" }))),
    ],
    [
      "a header of 20 MB",
      MULTIPART,
      () => Buffer.concat([whole().subarray(0, 60), Buffer.alloc(20_000_000, "x")]),
    ],
    [
      "no colon in a header",
      MULTIPART,
      () => Buffer.from(whole().toString("latin1").replace("Disposition:", "Disposition"), "latin1"),
    ],
  ])("%s is 400", async (_, type, body) => {
    await expect(readForm(request(type, body()), documents)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      errors: [],
    });
    expect(await left()).toEqual([]);
  });

  test("a form inside a form is a file of no kind, or no file at all", async () => {
    const inner = multipartBody([doc()]).toString("latin1").replaceAll("----test", "----inner");
    const nested = { ...doc(Buffer.from(inner)), type: "multipart/mixed; boundary=----inner" } as Part;
    expect(await errorsOf([nested])).toEqual([{ path: "documents.0", key: "fileKind" }]);
  });

  test("a field in a charset nobody knows is told at its name", async () => {
    const odd = Buffer.from(
      multipartBody([{ name: "title", value: "a" }])
        .toString("latin1")
        .replace('name="title"', 'name="title"\r\nContent-Type: text/plain; charset=klingon'),
      "latin1",
    );
    const form = await received(formRequest(odd));
    expect(form.errors).toEqual([{ path: "title", key: "fieldUnreadable" }]);
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "a field named %s is a field like any other, and the schema does not know it",
    async (name) => {
      const form = await received(formRequest([{ name, value: "x" }]));
      expect(Object.keys(form.fields)).toEqual([name]);
      expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
      expect(documents.fields.safeParse(form.fields).success).toBe(false);
    },
  );

  test("a sender who goes away leaves nothing", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(multipartBody([doc(Buffer.alloc(500_000, PDF))], { end: false }));
      },
      pull(controller) {
        controller.error(new Error("aborted"));
      },
    });
    const gone = new Request("http://localhost/", {
      method: "POST",
      headers: { "content-type": MULTIPART },
      body,
      duplex: "half",
    } as RequestInit);
    await expect(readForm(gone, documents)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    expect(await left()).toEqual([]);
  });
});
