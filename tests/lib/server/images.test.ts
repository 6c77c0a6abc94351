import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { hugeJpeg, largePng, withChunk } from "@/tests/security/corpora/bombs";
import { encodePicture, rewriteImage, UnreadableImage } from "@/lib/server/images";

// To look at what was made: from memory; the product reads files, and of these two kinds only.
sharp.unblock({
  operation: ["VipsForeignLoadWebpBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"],
});

const folder = await mkdtemp(path.join(tmpdir(), "images-"));
afterAll(() => rm(folder, { recursive: true }));

let made = 0;
async function onDisk(content: Buffer): Promise<string> {
  const file = path.join(folder, String((made += 1)));
  await writeFile(file, content);
  return file;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1565c0" } });
const GPS = {
  IFD0: { Make: "Canary camera", ImageDescription: "canary-description" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "18/1 31/1 12/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "73/1 51/1 24/1",
  },
};

describe("a listing's picture", () => {
  test("is stored in three widths, as WebP, no wider than it was", async () => {
    for (const [width, height, expected] of [
      [2000, 1500, [320, 640, 1280]],
      [800, 600, [320, 640, 800]],
      [100, 50, [100, 100, 100]],
    ] as const) {
      const picture = await encodePicture(await onDisk(await plain(width, height).jpeg().toBuffer()));
      expect(picture.files.map((file) => file.width)).toEqual([320, 640, 1280]);
      const stored = await Promise.all(picture.files.map(({ content }) => sharp(content).metadata()));
      expect(stored.map((meta) => [meta.format, meta.width])).toEqual(expected.map((w) => ["webp", w]));
      expect([picture.width, picture.height]).toEqual([stored[2]!.width, stored[2]!.height]);
    }
  });

  test("stands upright, and says nothing of where and with what it was taken (C10)", async () => {
    const taken = await plain(400, 200).jpeg().withExif(GPS).withMetadata({ orientation: 6 }).toBuffer();
    const withGps = await plain(400, 200).jpeg().withExif(GPS).toBuffer();
    expect(withGps.includes("canary-description")).toBe(true);
    expect((await sharp(withGps).metadata()).exif?.includes(Buffer.from([0x88, 0x25]).reverse())).toBe(true);
    const turned = await encodePicture(await onDisk(taken));
    expect([turned.width, turned.height]).toEqual([200, 400]);
    const clean = await encodePicture(await onDisk(withGps));
    for (const { content } of clean.files) {
      expect(await sharp(content).metadata()).not.toHaveProperty("exif");
      expect(content.includes("canary")).toBe(false);
      expect(content.includes("EXIF")).toBe(false);
    }
  });

  test("keeps what shows through, and colours of print become those of screens", async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const { files } = await encodePicture(await onDisk(clear));
    expect((await sharp(files[0]!.content).metadata()).hasAlpha).toBe(true);
    const cmyk = await plain(60, 60).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const { files: printed } = await encodePicture(await onDisk(cmyk));
    expect((await sharp(printed[0]!.content).metadata()).space).toBe("srgb");
    const grey = await plain(60, 60).grayscale().png().toBuffer();
    expect((await encodePicture(await onDisk(grey))).files).toHaveLength(3);
  });

  test("is not endlessly high", async () => {
    const { width, height } = await encodePicture(await onDisk(await plain(100, 30_000).png().toBuffer()));
    expect(height).toBeLessThanOrEqual(5120);
    expect(width).toBeGreaterThan(0);
  });
});

describe("a document that is an image", () => {
  test.each(["jpeg", "png"] as const)(
    "a %s stays one, upright, without EXIF and GPS, at most 4096 px",
    async (kind) => {
      const source = await plain(5000, 100)[kind]().withExif(GPS).withMetadata({ orientation: 6 }).toBuffer();
      const written = await rewriteImage(await onDisk(source), kind);
      const meta = await sharp(written).metadata();
      expect(meta).toMatchObject({ format: kind, width: 82, height: 4096 });
      expect(meta.exif).toBeUndefined();
      expect(written.includes("canary")).toBe(false);
    },
  );
});

describe("polyglots (C3)", () => {
  const PAYLOAD = "<script>alert('canary')</script><?php system('canary'); ?>";
  const jpeg = () => plain(80, 60).jpeg().toBuffer();
  const png = () => plain(80, 60).png().toBuffer();

  test.each<[string, "jpeg" | "png", () => Promise<Buffer>]>([
    ["JPEG with HTML behind it", "jpeg", async () => Buffer.concat([await jpeg(), Buffer.from(PAYLOAD)])],
    ["PNG with PHP behind it", "png", async () => Buffer.concat([await png(), Buffer.from(PAYLOAD)])],
    [
      "a JPEG that is a JAR",
      "jpeg",
      async () => Buffer.concat([await jpeg(), Buffer.from(`PK\x05\x06${PAYLOAD}`, "latin1")]),
    ],
    [
      "JPEG with script in a comment",
      "jpeg",
      async () => {
        const comment = Buffer.from(PAYLOAD);
        const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2]);
        return Buffer.concat([head, comment, (await jpeg()).subarray(2)]);
      },
    ],
    [
      "JPEG with script in its EXIF",
      "jpeg",
      () =>
        plain(80, 60)
          .jpeg()
          .withExif({ IFD0: { ImageDescription: PAYLOAD } })
          .toBuffer(),
    ],
    [
      "PNG with script in a text chunk",
      "png",
      async () => withChunk(await png(), "tEXt", Buffer.from(`Comment\0${PAYLOAD}`)),
    ],
  ])("%s: what is stored lacks the payload", async (_, kind, make) => {
    const source = await make();
    expect(source.includes("canary")).toBe(true);
    const { files } = await encodePicture(await onDisk(source));
    for (const { content } of files) expect(content.includes("canary")).toBe(false);
    expect((await rewriteImage(await onDisk(source), kind)).includes("canary")).toBe(false);
  });
});

describe("what cannot be read", () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ["a PNG of 30,000 by 30,000 (C4)", () => largePng(30_000, 30_000)],
    ["a JPEG that says 65,535 by 65,535 (C4)", hugeJpeg],
    ["a PNG of 40 million pixels and one row (C4)", () => largePng(10_000, 4001)],
    ["half a JPEG", async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 3000)],
    [
      "half a PNG",
      async () =>
        (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: "red",
              noise: { type: "gaussian", mean: 99, sigma: 40 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 9000),
    ],
    ["a signature and nothing else", () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ["SVG", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["WebP", () => plain(9, 9).webp().toBuffer()],
    ["GIF", () => plain(9, 9).gif().toBuffer()],
    ["TIFF", () => plain(9, 9).tiff().toBuffer()],
    ["AVIF", () => plain(9, 9).avif().toBuffer()],
    ["PDF", () => Buffer.from("%PDF-1.4\n%%EOF")],
  ])("%s is refused", async (_, make) => {
    const file = await onDisk(await make());
    await expect(encodePicture(file)).rejects.toBeInstanceOf(UnreadableImage);
    await expect(rewriteImage(file, "png")).rejects.toBeInstanceOf(UnreadableImage);
  });

  test("text that unpacks to 200 MB takes no memory (C4)", async () => {
    const zeros = deflateSync(Buffer.alloc(200_000_000));
    const png = withChunk(
      await plain(80, 60).png().toBuffer(),
      "zTXt",
      Buffer.concat([Buffer.from("Comment\0\0"), zeros]),
    );
    const file = await onDisk(png);
    const before = process.memoryUsage.rss();
    const stored = await encodePicture(file).catch((error: unknown) => error);
    expect(process.memoryUsage.rss() - before).toBeLessThan(80_000_000);
    if (stored instanceof Error) expect(stored).toBeInstanceOf(UnreadableImage);
  });
});
