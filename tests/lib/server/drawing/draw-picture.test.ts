import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// The environment is read once, when the module is loaded; nothing here connects.
vi.stubEnv("DATABASE_URL", "postgresql://nobody@localhost:1/none");
const { drawPicture } = await import("@/lib/server/drawing/draw-picture");
const { encodePicture, UnreadableImage } = await import("@/lib/server/images");

const [WIDTH, HEIGHT] = [1200, 630];
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/></svg>`;

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), "drawing-"))));
afterAll(() => rm(folder, { recursive: true }));

/** Where the ink of a text is, px. */
async function inkOf(text: string, { sizes = [60], maxHeight = 200, width = 600 } = {}) {
  const picture = await drawPicture({
    width: WIDTH,
    height: HEIGHT,
    svg: SVG,
    columns: [
      {
        left: 50,
        top: 100,
        width,
        texts: [{ text, sizes: sizes as [number], colour: "#000000", maxHeight }],
      },
    ],
  });
  // Read as a file: to read a PNG from memory is refused.
  const file = path.join(folder, "ink.png");
  await writeFile(file, picture);
  const { info } = await sharp(file)
    .flatten()
    .trim({ background: "#ffffff", threshold: 40 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { left: -info.trimOffsetLeft!, top: -info.trimOffsetTop!, width: info.width, height: info.height };
}

test("Devanagari is shaped: a conjunct is narrower than its letters, a vowel sign goes before", async () => {
  const [conjunct, letters] = [await inkOf("क्ष"), await inkOf("कष")];
  expect(conjunct.width).toBeLessThan(letters.width * 0.8);
  // Unknown letters would be boxes of one size: these two differ.
  expect((await inkOf("₹")).width).not.toBe((await inkOf("म")).width);
});

test("a long text is set smaller, then wrapped and cut within its column", async () => {
  const long = "Submersible borewell pump with control panel and cable ".repeat(8);
  const ink = await inkOf(long, { sizes: [64, 48], maxHeight: 180, width: 500 });
  expect(ink.left).toBeGreaterThanOrEqual(49);
  expect(ink.width).toBeLessThanOrEqual(501);
  expect(ink.height).toBeGreaterThan(100);
  expect(ink.height).toBeLessThanOrEqual(180);
});

test.each(["x".repeat(400), "पं".repeat(200), "<b>&amp; \u0000 \ud800 </span>"])(
  "any text can be set: %#",
  async (text) => {
    const ink = await inkOf(text, { width: 300 });
    expect(ink.width).toBeLessThanOrEqual(WIDTH);
  },
);

test("a text without anything to see is left out", async () => {
  const texts = [" ", "\u200b", "x"].map((text) => ({
    text,
    sizes: [60] as const,
    colour: "#000000",
    maxHeight: 99,
  }));
  const drawing = {
    width: WIDTH,
    height: HEIGHT,
    svg: SVG,
    columns: [{ left: 0, top: 0, width: 99, texts }],
  };
  expect((await drawPicture(drawing)).length).toBeGreaterThan(0);
});

test("what people send is still read as JPEG and PNG alone", async () => {
  const svg = path.join(folder, "picture.svg");
  await writeFile(svg, SVG);
  await expect(encodePicture(svg)).rejects.toThrow(UnreadableImage);
  const webp = path.join(folder, "picture.webp");
  await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .webp()
    .toFile(webp);
  await expect(encodePicture(webp)).rejects.toThrow(UnreadableImage);
});
