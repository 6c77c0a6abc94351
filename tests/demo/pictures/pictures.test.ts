import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { categoryTexts } from "@/lib/content/categories";
import { trades } from "@/demo/goods/catalogue";
import { variantName, variantsOf } from "@/demo/listings/offer-text";
import { COVER_HEIGHT, COVER_WIDTH, drawCover } from "@/demo/pictures/covers";
import {
  drawingDigest,
  drawnFile,
  mediaIdOf,
  PICTURE_WIDTHS,
  pictures,
  VIEWS,
} from "@/demo/pictures/pictures";
import { DRAWN, placePictures } from "@/demo/pictures/place-pictures";
import { renderPicture } from "@/demo/pictures/render";
import { sceneNames, scenes } from "@/demo/pictures/scenes";
import { categoryScenes, scenesOf, shownScenes } from "@/demo/pictures/things";

/** How far two pictures lie apart, in levels of grey (0 to 255) a pixel. Versions of the encoder round differently, by no more than eyes see. */
async function greysApart(one: string, other: Buffer): Promise<number> {
  const grey = (picture: string | Buffer) => sharp(picture).greyscale().raw().toBuffer();
  const [stored, drawn] = await Promise.all([grey(one), grey(other)]);
  expect(stored.length).toBe(drawn.length);
  return stored.reduce((sum, level, i) => sum + Math.abs(level - drawn[i]!), 0) / stored.length;
}

describe("scenes", () => {
  test("there are at least 48", () => {
    expect(sceneNames.length).toBeGreaterThanOrEqual(48);
  });

  test.each(sceneNames)("%s parses, is 4:3, and no two variants look the same", async (name) => {
    const looks = await Promise.all(
      [0, 1, 2, 3].map(async (variant) => {
        const svg = scenes[name](variant);
        expect(svg).toBe(scenes[name](variant));
        expect(svg).not.toMatch(/NaN|undefined|<text|Infinity/);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
        const { data, info } = await sharp(Buffer.from(svg))
          .resize(80)
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([80, 60]);
        return createHash("sha256").update(data).digest("hex");
      }),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  test("none is drawn for nobody: each stands for the names of some listings, or for a category", () => {
    expect(new Set([...shownScenes, ...Object.values(categoryScenes)])).toEqual(new Set(sceneNames));
    const names = trades.flatMap(({ trade }) => trade.offers.flatMap(variantsOf)).map(variantName);
    const shown = new Set(names.flatMap(scenesOf));
    expect(shownScenes.filter((scene) => !shown.has(scene))).toEqual([]);
  });
});

describe("what a picture shows is what the name says", () => {
  test.each([
    ["Monoblock water pump, 3 HP, cast-iron body", ["pump"]],
    ["Borewell submersible pump, 3 HP, V4 oil filled", []],
    ["Dewatering and sewage pump, 2 HP, portable", []],
    ["Red clay bricks, first class, load of 3,000", ["bricks"]],
    ["AAC blocks, 4 inch, grade 1", []],
    ["Wheel alignment and balancing, 3D machine", []],
    ["Motorcycle service, general service", []],
    ["Wedding catering, South Indian on banana leaf, per plate", []],
    ["Sofa set, three seats, fabric", ["sofa"]],
    // Drawn is one sofa, and a straight one.
    ["Sofa set, L-shape, leatherette", []],
    ["Handloom saree, zari border", ["sareeStack"]],
    ["Computer embroidery job work, saree borders", []],
    ["AC installation and shifting, window AC", []],
    ["House shifting within the city, 2 BHK, with packing", ["cartons", "van"]],
    ["A thing nobody has drawn", []],
  ])("%s: %j", (name, found) => {
    expect(scenesOf(name)).toEqual(found);
  });
});

describe("covers of categories", () => {
  const folder = path.resolve(import.meta.dirname, "../../../public/covers");

  test("each category of the product has its own scene, in a file", async () => {
    expect(Object.keys(categoryScenes).sort()).toEqual(categoryTexts.map(({ slug }) => slug).sort());
    expect(new Set(Object.values(categoryScenes)).size).toBe(categoryTexts.length);
    expect((await readdir(folder)).sort()).toEqual(categoryTexts.map(({ slug }) => `${slug}.webp`).sort());
  });

  test.each(Object.keys(categoryScenes))("%s: light, and as it is drawn now", async (slug) => {
    const file = path.join(folder, `${slug}.webp`);
    expect((await stat(file)).size).toBeLessThanOrEqual(16_000);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([COVER_WIDTH, COVER_HEIGHT]);
    expect(await greysApart(file, await drawCover(slug))).toBeLessThan(2);
  });

  test("a category that an admin added has none", () => {
    expect(() => drawCover("pet-care")).toThrow(/pet-care/);
  });
});

describe("pictures of listings", () => {
  test("media ids are 26 characters of Crockford base32, all different", () => {
    for (const { mediaId } of pictures) expect(mediaId).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(new Set(pictures.map(({ mediaId }) => mediaId)).size).toBe(pictures.length);
    expect(mediaIdOf("pump", 0)).toBe(mediaIdOf("pump", 0));
  });

  test("each has its files, light to load, of the drawing as it is now; there are no others", async () => {
    const wanted = pictures.flatMap((picture) => PICTURE_WIDTHS.map((width) => drawnFile(picture, width)));
    expect((await readdir(DRAWN)).sort()).toEqual([...wanted, "digests.json"].sort());
    const limits = { 320: 12_000, 640: 30_000, 1280: 60_000 };
    for (const picture of pictures)
      for (const width of PICTURE_WIDTHS) {
        const file = drawnFile(picture, width);
        expect((await stat(path.join(DRAWN, file))).size, file).toBeLessThanOrEqual(limits[width]);
      }
    const digests = JSON.parse(await readFile(path.join(DRAWN, "digests.json"), "utf8")) as unknown;
    expect(digests, "npm run draw:pictures").toEqual(
      Object.fromEntries(pictures.map((picture) => [picture.mediaId, drawingDigest(picture)])),
    );
  });

  // One that compresses badly, and a plain one: all of them would take the unit tests' whole time.
  test.each(["pump", "bangles"])("%s: the files show what is drawn", { timeout: 120_000 }, async (scene) => {
    const chosen = pictures.filter((picture) => picture.scene === scene && picture.variant === 0);
    expect(chosen.length).toBe(VIEWS.length);
    for (const picture of chosen)
      for (const [width, drawn] of await renderPicture(picture)) {
        const file = path.join(DRAWN, drawnFile(picture, width));
        const meta = await sharp(file).metadata();
        expect([meta.format, meta.width, meta.height]).toEqual(["webp", width, (width * 3) / 4]);
        expect(await greysApart(file, drawn)).toBeLessThan(2);
      }
  });

  test("they are placed under the names of uploads; what exists is left alone", async () => {
    const storageDir = await mkdtemp(path.join(tmpdir(), "pictures-"));
    try {
      const chosen = pictures.filter(({ scene }) => scene === "pump");
      const kept = path.join(storageDir, `${mediaIdOf("pump", 0)}-640.webp`);
      await writeFile(kept, "kept");
      const steps: number[] = [];
      await placePictures({ storageDir, chosen, onProgress: (done) => steps.push(done) });
      expect(steps).toEqual(chosen.map((_, at) => at + 1));
      expect((await readdir(storageDir)).sort()).toEqual(
        chosen.flatMap(({ mediaId }) => PICTURE_WIDTHS.map((width) => `${mediaId}-${width}.webp`)).sort(),
      );
      expect(await readFile(kept, "utf8")).toBe("kept");
      const [picture] = chosen;
      expect(await readFile(path.join(storageDir, `${picture!.mediaId}-320.webp`))).toEqual(
        await readFile(path.join(DRAWN, drawnFile(picture!, 320))),
      );
    } finally {
      await rm(storageDir, { recursive: true, force: true });
    }
  });

  test("without the drawn files at hand they are drawn", { timeout: 60_000 }, async () => {
    const storageDir = await mkdtemp(path.join(tmpdir(), "pictures-"));
    try {
      const [picture] = pictures;
      await placePictures({ storageDir, chosen: [picture!], drawn: path.join(storageDir, "none") });
      for (const width of PICTURE_WIDTHS) {
        const file = path.join(storageDir, `${picture!.mediaId}-${width}.webp`);
        expect(
          await greysApart(file, await readFile(path.join(DRAWN, drawnFile(picture!, width)))),
        ).toBeLessThan(2);
      }
    } finally {
      await rm(storageDir, { recursive: true, force: true });
    }
  });
});
