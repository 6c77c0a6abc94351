import { toldAt } from "@/tests/support/a-failure";
import { useDatabase } from "@/tests/support/database";
import { aJpeg, aPdf, aPng, storedFiles, useUploads } from "@/tests/support/uploads";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as upload from "@/app/api/v1/auth/provider/upload/route";
import * as document from "@/app/api/v1/documents/[id]/route";
import { Document } from "@/lib/schemas/document";
import { db } from "@/lib/server/db";
import { storage } from "@/lib/server/storage/storage";
import { AppError } from "@/lib/shared/errors";
import { MAX_FILE_BYTES } from "@/lib/shared/upload";
import { bearerOf, callRoute, type FormFile } from "@/tests/support/call-route";
import { pictureOfSize } from "@/tests/support/multipart";
import { auditRows } from "@/tests/support/people";
import { ADMIN, CUSTOMER, insertDesk, OTHER, OWNER } from "@/tests/support/provider-desk";

// To look at what was stored: the product itself reads images from files only.
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });

useDatabase();
useUploads();
beforeAll(insertDesk);
afterEach(() => vi.restoreAllMocks());

const send = (...documents: FormFile[]) =>
  callRoute(upload.POST, { method: "POST", as: null, form: { documents } });

/** What is stored and what is written: neither may be left behind by a refusal. */
const kept = async () => ({
  files: storedFiles().length,
  temp: storedFiles("tmp").length,
  rows: await db.document.count(),
});

/** A document of the owner's, as its answer told it. */
async function ofOwner(file: FormFile): Promise<Document> {
  const { body } = await send(file);
  await db.document.update({ where: { id: body.documents[0].id }, data: { userId: OWNER } });
  return body.documents[0];
}

async function get(id: string, as: string | null): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/v1/documents/${id}`, {
    headers: as === null ? {} : { authorization: await bearerOf(as) },
  });
  return document.GET(request, { params: Promise.resolve({ id }) });
}

describe("POST /auth/provider/upload", () => {
  test("201: stores the documents of somebody without an account, and tells what registering needs", async () => {
    const { status, body } = await send(await aPng(), aPdf("GST पत्र"), await aJpeg());
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(["documents"]);
    expect(body.documents.map((one: unknown) => Document.strict().safeParse(one).success)).toEqual([
      true,
      true,
      true,
    ]);
    expect(body.documents).toMatchObject([
      { originalName: "picture-1.png", kind: "image", mimeType: "image/png" },
      {
        originalName: "GST पत्र.pdf",
        kind: "pdf",
        mimeType: "application/pdf",
        size: Buffer.byteLength(aPdf("GST पत्र").bytes as string),
      },
      { originalName: "picture-1.jpg", kind: "image", mimeType: "image/jpeg" },
    ]);
    for (const one of body.documents) {
      expect(one._id).toBe(one.id);
      expect(one.url).toBe(`/api/v1/documents/${one.id}`);
      expect(JSON.stringify(one)).not.toContain("storageKey");
    }
    const rows = await db.document.findMany();
    expect(rows.map(({ userId }) => userId)).toEqual([null, null, null]);
    for (const { storageKey } of rows)
      expect(storedFiles("uploads/documents")).toContain(path.basename(storageKey));
    expect(storedFiles("tmp")).toEqual([]);
  });

  test("503 while two gigabytes wait for their accounts, whoever sends; what is claimed does not count", async () => {
    const waiting = [1, 2].map((n) => ({
      id: `waiting00000000${n}`,
      storageKey: `documents/waiting-${n}`,
      originalName: "a.pdf",
      kind: "pdf" as const,
      mimeType: "application/pdf",
      sizeBytes: 1024 ** 3,
    }));
    await db.document.createMany({ data: waiting });
    const before = await kept();
    const { status, body, headers } = await send(aPdf("GST"));
    expect([status, body.code, body.key]).toEqual([503, "UNAVAILABLE", "documentsFull"]);
    expect(headers.get("retry-after")).toBe("3600");
    expect(await kept()).toEqual(before);
    await db.document.update({ where: { id: waiting[0]!.id }, data: { userId: OWNER } });
    expect((await send(aPdf("GST"))).status).toBe(201);
    await db.document.deleteMany({ where: { id: { in: waiting.map(({ id }) => id) } } });
  });

  test("201: five of exactly 5 MiB; the sixth, and one byte more, are 400 at their places", async () => {
    const exact = {
      name: "a.jpg",
      type: "image/jpeg",
      bytes: new Uint8Array(await pictureOfSize(MAX_FILE_BYTES)),
    };
    const more = { ...exact, bytes: new Uint8Array(await pictureOfSize(MAX_FILE_BYTES + 1)) };
    expect((await send(exact, exact, exact, exact, exact)).status).toBe(201);
    const before = await kept();
    const six = await send(...Array.from({ length: 6 }, () => aPdf()));
    expect([six.status, six.body.errors]).toEqual([400, [toldAt("documents", "fileCount")]]);
    const large = await send(aPdf(), more);
    expect([large.status, large.body.errors]).toEqual([400, [toldAt("documents.1", "fileTooLarge")]]);
    expect(await kept()).toEqual(before);
  });

  test.each<[string, () => Promise<FormFile[]>, { path: string; message: string }[]]>([
    ["no file", async () => [], [toldAt("documents", "documentsMissing")]],
    [
      "a kind that is not taken, beside a good one",
      async () => [aPdf(), { name: "a.png", type: "image/png", bytes: "<svg/>" }],
      [toldAt("documents.1", "fileKind")],
    ],
    [
      "two damaged images, beside a good one",
      async () => {
        const { bytes, ...png } = await aPng();
        const half = { ...png, bytes: new Uint8Array((bytes as Uint8Array).slice(0, 60)) };
        return [half, aPdf(), half];
      },
      [0, 2].map((n) => toldAt(`documents.${n}`, "fileUnreadable")),
    ],
  ])("400: %s; nothing is kept", async (_, files, errors) => {
    const before = await kept();
    const { status, body } = await send(...(await files()));
    expect([status, body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(body.errors).toEqual(errors);
    expect(await kept()).toEqual(before);
  });

  test("400: an unknown field and a wrong file are told together", async () => {
    const { status, body } = await callRoute(upload.POST, {
      method: "POST",
      as: null,
      form: { userId: OWNER, documents: { name: "a.pdf", type: "application/pdf", bytes: "hello" } },
    });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(2);
    expect(body.errors).toContainEqual(toldAt("documents.0", "fileKind"));
  });

  test("415 for JSON, 413 for what says it is too long", async () => {
    expect((await callRoute(upload.POST, { method: "POST", as: null, json: {} })).status).toBe(415);
    const long = await callRoute(upload.POST, {
      method: "POST",
      as: null,
      form: { documents: aPdf() },
      headers: { "content-length": "27262977" },
    });
    expect([long.status, long.body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(long.headers.get("connection")).toBe("close");
  });

  test("503: a storage that takes the first file and not the second keeps neither", async () => {
    const before = await kept();
    const put = storage().put;
    let calls = 0;
    vi.spyOn(storage(), "put").mockImplementation((...given) => {
      calls += 1;
      if (calls > 1) throw new AppError("UNAVAILABLE", "storeFull", [], 60);
      return put(...given);
    });
    const { status, headers } = await send(aPdf("a"), aPdf("b"));
    expect([status, headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await kept()).toEqual(before);
  });
});

describe("GET /documents/{id}", () => {
  beforeEach(() => db.$executeRaw`DELETE FROM documents WHERE user_id IS NOT NULL`);

  test("200 for its owner: private, sandboxed, never taken for anything else (C9)", async () => {
    const { id, size } = await ofOwner(aPdf());
    const response = await get(id, OWNER);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(size),
      "content-disposition": `attachment; filename="proof.pdf"; filename*=UTF-8''proof.pdf`,
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(await response.text()).toBe(aPdf().bytes);
    expect(await auditRows()).toEqual([]);
  });

  test("the policy Next puts over the handler's is the sandbox too, for these addresses alone", async () => {
    const { default: config } = await import("@/next.config");
    const { match } = createRequire(import.meta.url)("next/dist/compiled/path-to-regexp") as {
      match: (source: string) => (address: string) => object | false;
    };
    const policyOf = async (address: string) =>
      (await config.headers!())
        .filter(({ source }) => match(source)(address))
        .flatMap(({ headers }) => headers)
        .findLast(({ key }) => key === "Content-Security-Policy")?.value;
    expect(await policyOf("/api/v1/documents/0000000000000000")).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(await policyOf("/api/v1/listings")).toContain("default-src 'self'");
  });

  test("200 for an admin, who leaves a trace of it", async () => {
    const { id } = await ofOwner(await aPng());
    const response = await get(id, ADMIN);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    await response.body?.cancel();
    expect(await auditRows()).toEqual([
      {
        actorUserId: ADMIN,
        action: "document.opened",
        subjectType: "document",
        subjectId: id,
        details: { ownerUserId: OWNER },
      },
    ]);
  });

  test("an image may be shown: it was written anew, and what was hidden in it is gone (C3, C10)", async () => {
    const source = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
      .jpeg()
      .withExif({ IFD0: { Make: "canary" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 12/1" } })
      .toBuffer();
    const hidden = Buffer.concat([source, Buffer.from("<script>canary</script>")]);
    const { id, size } = await ofOwner({
      name: "shop.jpg",
      type: "image/jpeg",
      bytes: new Uint8Array(hidden),
    });
    const response = await get(id, OWNER);
    expect(response.headers.get("content-disposition")).toMatch(/^inline; /);
    const stored = Buffer.from(await response.arrayBuffer());
    expect(stored.length).toBe(size);
    expect(stored.includes("canary")).toBe(false);
    const meta = await sharp(stored).metadata();
    expect([meta.format, meta.width, meta.exif]).toEqual(["jpeg", 60, undefined]);
  });

  test("401 for a visitor; 404, all alike, for a stranger, an unclaimed one, an unknown and a malformed id (A6)", async () => {
    const { id } = await ofOwner(aPdf());
    const unclaimed = (await send(aPdf())).body.documents[0].id as string;
    expect((await get(id, null)).status).toBe(401);
    const bodies = new Set<string>();
    for (const [one, as] of [
      [id, OTHER],
      [id, CUSTOMER],
      [unclaimed, OWNER],
      ["0000000000000000", OWNER],
      ["0000000000000000", ADMIN],
      ["1", ADMIN],
      ["../../etc/passwd", OWNER],
      ["x".repeat(10_000), OWNER],
    ] as const) {
      const response = await get(one, as);
      expect(response.status).toBe(404);
      bodies.add(JSON.stringify({ ...((await response.json()) as object), requestId: "" }));
    }
    expect(bodies.size).toBe(1);
  });

  test("404 when its file is gone, 503 when the storage is away", async () => {
    const { id } = await ofOwner(aPdf());
    vi.spyOn(storage(), "open").mockRejectedValueOnce(new AppError("UNAVAILABLE", "filesAway", [], 60));
    expect((await get(id, OWNER)).status).toBe(503);
    rmSync(path.join(process.env["DATA_DIR"]!, "uploads", "documents"), { recursive: true });
    expect((await get(id, OWNER)).status).toBe(404);
  });

  test.each([
    ["invoice\r\nSet-Cookie: a=b.pdf", "invoiceSet-Cookie: a=b.pdf", "invoiceSet-Cookie_ a_b.pdf"],
    ['a";x="b.pdf', 'a";x="b.pdf', "a__x__b.pdf"],
    ["पत्र.pdf", "पत्र.pdf", "____.pdf"],
    ["page.html", "page.html.pdf", "page.html.pdf"],
    ["it's (1)*.PDF", "it's (1)*.PDF", "it_s _1__.PDF"],
  ])("the name %j cannot break the header, nor be opened as something else", async (sent, whole, plain) => {
    const { id } = await ofOwner(aPdf());
    await db.document.update({ where: { id }, data: { originalName: sent.replace(/[\r\n]/g, "") } });
    const header = (await get(id, OWNER)).headers.get("content-disposition")!;
    const [, quoted, extended] =
      /^attachment; filename="([^"]*)"; filename\*=UTF-8''([A-Za-z0-9%._~!-]+)$/.exec(header)!;
    expect(quoted).toBe(plain);
    expect(decodeURIComponent(extended!)).toBe(whole);
  });
});
