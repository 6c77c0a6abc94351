// C2, C4, C5, C6, C8 over HTTP: files that are not what they say, and forms that are none, at every operation with a form.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Form } from "@/lib/api/contract";
import { operations } from "@/lib/api/operations";
import { Problem } from "@/lib/schemas/problem";
import { MAX_FILE_BYTES } from "@/lib/shared/upload";
import {
  animatedPng,
  hugeJpeg,
  largePng,
  pdfWithStream,
  pngWithLongText,
} from "@/tests/security/corpora/bombs";
import names from "@/tests/security/corpora/file-names.json" with { type: "json" };
import { WRONG_KINDS } from "@/tests/security/corpora/wrong-kinds";
import { conclude, isLong } from "@/tests/security/measured";
import { MATRIX } from "@/tests/security/rights-matrix";
import { CALLERS, type Sent } from "@/tests/support/api-world";
import { MULTIPART, multipartBody, type Part, PDF, pictureOfSize } from "@/tests/support/multipart";

const current = attackedServer();
const withForm = Object.entries(operations).flatMap(([name, { form, method }]) =>
  form ? [{ name, form: form as Form, method }] : [],
);

/** Everything that is stored; what is on its way is in `tmp`. */
const stored = (folder: string): string[] => {
  try {
    return readdirSync(path.join(current().dataDir, folder), {
      recursive: true,
      encoding: "utf8",
    }).toSorted();
  } catch {
    return [];
  }
};

async function prepared(name: string) {
  const { world } = current();
  const { expected, call } = MATRIX[name]!;
  const caller = CALLERS[expected.findIndex((status) => status !== 401 && status !== 403)]!;
  const { path: at, body } = await call(world, caller);
  const fields = body && "form" in body ? Object.entries(body.form) : [];
  const parts = fields.flatMap(([key, value]): Part[] =>
    typeof value === "string" && key !== "other" ? [{ name: key, value }] : [],
  );
  return { at: `/api/v1${at}`, as: world.people[caller], parts };
}

/** What a process takes of the memory now, bytes (Linux). */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

const filePart = (form: Form, content: Buffer, filename: string, type: string): Part => ({
  name: form.files.field,
  filename,
  type,
  content,
});

const isProblem = ({ text }: Sent): boolean => Problem.strict().safeParse(JSON.parse(text)).success;

describe.each(withForm)("C2: $name", ({ name, form, method }) => {
  test("takes no file of another kind, whatever it is called", async (context) => {
    const { world } = current();
    const { at, as, parts } = await prepared(name);
    const before = stored("uploads");
    const wrong: string[] = [];
    let tried = 0;
    const names = [
      ["a.png", "image/png"],
      ["a.jpg", "image/jpeg"],
      ["a.pdf", "application/pdf"],
    ] as const;
    for (const [kind, content] of Object.entries(WRONG_KINDS)) {
      for (const [filename, type] of names) {
        const text = multipartBody([...parts, filePart(form, content, filename, type)]);
        const sent = await world.sendText(method, at, { as, text, type: MULTIPART });
        const paths = (Problem.safeParse(JSON.parse(sent.text)).data?.errors ?? []).map(
          (error) => error.path,
        );
        tried += 1;
        if (sent.status !== 400 || !paths.includes(`${form.files.field}.0`))
          wrong.push(`${kind} as ${filename}: ${sent.status} ${sent.text.slice(0, 150)}`);
      }
    }
    if (JSON.stringify(stored("uploads")) !== JSON.stringify(before)) wrong.push("something was stored");
    if (stored("tmp").length > 0) wrong.push(`left behind: ${stored("tmp").join(", ")}`);
    conclude(context, { row: "C2", what: "files", tried, wrong });
  });
});

const whole = (form: Form): Buffer => multipartBody([filePart(form, PDF, "a.pdf", "application/pdf")]);

/** Forms that are none, as what they come. */
const brokenForms = (form: Form): readonly (readonly [string, string, Buffer])[] => [
  ["no boundary", "multipart/form-data", whole(form)],
  ["an empty boundary", 'multipart/form-data; boundary=""', whole(form)],
  ["another boundary", "multipart/form-data; boundary=other", whole(form)],
  ["a boundary of 10,000", `multipart/form-data; boundary=${"b".repeat(10_000)}`, whole(form)],
  ["nothing", MULTIPART, Buffer.alloc(0)],
  ["no end", MULTIPART, whole(form).subarray(0, -60)],
  ["an end in a header", MULTIPART, whole(form).subarray(0, 60)],
  [
    "200,000 fields",
    MULTIPART,
    multipartBody(Array.from({ length: 200_000 }, (_, n) => ({ name: `f${n}`, value: "" }))),
  ],
  [
    "a header of 20 MB",
    MULTIPART,
    Buffer.concat([whole(form).subarray(0, 60), Buffer.alloc(20_000_000, "x")]),
  ],
  ["JSON", "application/json", Buffer.from("{}")],
  ["a field named __proto__", MULTIPART, multipartBody([{ name: "__proto__", value: "x" }])],
  [
    "names in brackets",
    MULTIPART,
    multipartBody([
      { name: "__proto__[isAdmin]", value: "1" },
      { name: "constructor.prototype", value: "1" },
    ]),
  ],
  [
    "text that is no UTF-8",
    MULTIPART,
    Buffer.from(multipartBody([{ name: "zz\u00ff", value: "\u00ff\u00fe" }]).toString("utf8"), "latin1"),
  ],
];

describe.each(withForm)("C6: $name", ({ name, form, method }) => {
  test("refuses what is no form", async (context) => {
    const { world } = current();
    const { at, as } = await prepared(name);
    const wrong: string[] = [];
    // The large ones take seconds to send: in the short run to one operation, for all read forms alike.
    const isAll = isLong || name === "uploadDocuments";
    const forms = brokenForms(form).filter(([, , body]) => isAll || body.length < 1_000_000);
    for (const [what, type, text] of forms) {
      // One that is refused while it is sent may be cut off.
      const sent = await world.sendText(method, at, { as, text, type }).catch(() => null);
      if (
        sent === null ? text.length < 1_000_000 : sent.status < 400 || sent.status >= 500 || !isProblem(sent)
      )
        wrong.push(`${what}: ${sent?.status} ${sent?.text.slice(0, 150)}`);
    }
    if (stored("tmp").length > 0) wrong.push(`left behind: ${stored("tmp").join(", ")}`);
    conclude(context, { row: "C6", what: "forms", tried: forms.length, wrong });
  });
});

test.skipIf(process.platform !== "linux")("C4: what unpacks to much takes little memory", async (context) => {
  const { world, server } = current();
  const bombs: Readonly<Record<string, readonly [Buffer, string, number]>> = {
    "a PNG of 30,000 by 30,000": [largePng(30_000, 30_000), "image/png", 400],
    "a JPEG of 65,535 by 65,535": [await hugeJpeg(), "image/jpeg", 400],
    // The text is never unpacked: the picture is written anew without it.
    "a PNG with 200 MB of zTXt": [await pngWithLongText("zTXt", 200_000_000), "image/png", 201],
    "a PNG with 200 MB of iTXt": [await pngWithLongText("iTXt", 200_000_000), "image/png", 201],
    "a PNG of 10,000 frames": [await animatedPng(), "image/png", 400],
    // Nothing here unpacks a PDF: it is kept as it is, and goes out as an attachment only.
    "a PDF with 1 GB in it": [pdfWithStream(1_000_000_000), "application/pdf", 201],
  };
  const send = (content: Buffer, type: string): Promise<Sent> => {
    const filename = `a.${type.split("/")[1]!.replace("jpeg", "jpg")}`;
    const text = multipartBody([{ name: "documents", filename, type, content }]);
    return world.sendText("POST", "/api/v1/auth/provider/upload", { as: null, text, type: MULTIPART });
  };
  await send(await pictureOfSize(1_000_000), "image/jpeg"); // what an image takes anyway
  const wrong: string[] = [];
  for (const [what, [content, type, wanted]] of Object.entries(bombs)) {
    const before = memoryOf(server.pid);
    const begun = performance.now();
    const { status, text } = await send(content, type);
    const ms = performance.now() - begun;
    const grown = memoryOf(server.pid) - before;
    if (status !== wanted) wrong.push(`${what}: ${status} ${text.slice(0, 150)}`);
    if (grown > 80_000_000) wrong.push(`${what}: ${Math.round(grown / 1e6)} MB`);
    if (isLong && ms > 1000) wrong.push(`${what}: ${Math.round(ms)} ms`);
  }
  conclude(context, { row: "C4", what: "bombs", tried: Object.keys(bombs).length, wrong });
});

test("C5: no name of a file leads anywhere or into a header", async (context) => {
  const { world, dataDir } = current();
  const wrong: string[] = [];
  for (const name of names) {
    const text = multipartBody([
      { name: "documents", filename: Buffer.from(name), type: "application/pdf", content: PDF },
    ]);
    const sent = await world.sendText("POST", "/api/v1/auth/provider/upload", {
      as: null,
      text,
      type: MULTIPART,
    });
    if (sent.status >= 500) wrong.push(`${JSON.stringify(name)}: ${sent.status}`);
    if (sent.status !== 201) continue;
    const { documents } = JSON.parse(sent.text) as { documents: { id: string; originalName: string }[] };
    const shown = documents[0]!.originalName;
    if (/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(shown) || [...shown].length > 120)
      wrong.push(`${JSON.stringify(name)} is shown as ${JSON.stringify(shown)}`);
    const file = await world.send("GET", `/api/v1/documents/${documents[0]!.id}`, { as: world.people.admin });
    if (/canary/i.test([...file.headers.keys()].join())) wrong.push(`${JSON.stringify(name)} made a header`);
  }
  const outside = readdirSync(dataDir).filter((entry) => !["uploads", "tmp", "outbox"].includes(entry));
  if (outside.length > 0) wrong.push(`files outside the store: ${outside.join(", ")}`);
  conclude(context, { row: "C5", what: "names", tried: names.length, wrong });
});

test.skipIf(!isLong || process.platform !== "linux")(
  "C8: twenty uploads of 25 MB at once are all taken, and others are served meanwhile",
  async (context) => {
    const { world, server } = current();
    const file = await pictureOfSize(MAX_FILE_BYTES);
    const parts = Array.from({ length: 5 }, (_, n): Part => ({
      name: "documents",
      filename: `${n}.jpg`,
      type: "image/jpeg",
      content: file,
    }));
    const text = multipartBody(parts);
    const before = memoryOf(server.pid);
    let peak = before;
    let busy = true;
    const uploads = Promise.all(
      Array.from({ length: 20 }, () =>
        world.sendText("POST", "/api/v1/auth/provider/upload", { as: null, text, type: MULTIPART }),
      ),
    ).finally(() => (busy = false));
    const times: number[] = [];
    while (busy) {
      const begun = performance.now();
      const { status } = await world.send("GET", "/api/v1/listings?q=pump");
      expect(status).toBe(200);
      times.push(performance.now() - begun);
      peak = Math.max(peak, memoryOf(server.pid));
    }
    const wrong = (await uploads).filter(({ status }) => status !== 201).map(({ status }) => `${status}`);
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
    if (p95 > 500) wrong.push(`GET /listings took ${Math.round(p95)} ms at its 95th percentile`);
    if (peak > 300_000_000) wrong.push(`the server's memory peaked at ${Math.round(peak / 1e6)} MB`);
    console.log(
      `C8: p95 of GET /listings ${Math.round(p95)} ms, memory at most ${Math.round(peak / 1e6)} MB, ${Math.round((peak - before) / 1e6)} MB more than before`,
    );
    conclude(context, { row: "C8", what: "uploads", tried: 20, wrong });
  },
);
