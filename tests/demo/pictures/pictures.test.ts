import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryTexts } from "@/lib/content/categories";
import { trades } from "@/demo/goods/catalogue";
import { variantName, variantsOf } from "@/demo/listings/offer-text";
import { COVER_HEIGHT, COVER_WIDTH, drawCover } from "@/demo/pictures/covers";
import { mediaIdOf, pictures, renderPictures } from "@/demo/pictures/render";
import { sceneNames, scenes } from "@/demo/pictures/scenes";
import { categoryScenes, scenesOf, shownScenes } from "@/demo/pictures/things";

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
    const grey = (picture: string | Buffer) =>
      sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const [stored, drawn] = await Promise.all([grey(file), grey(await drawCover(slug))]);
    expect([stored.info.width, stored.info.height]).toEqual([COVER_WIDTH, COVER_HEIGHT]);
    // Another version of the encoder may round differently: not by more than eyes see.
    const apart = stored.data.reduce((sum, level, i) => sum + Math.abs(level - drawn.data[i]!), 0);
    expect(apart / stored.data.length).toBeLessThan(2);
  });

  test("a category that an admin added has none", () => {
    expect(() => drawCover("pet-care")).toThrow(/pet-care/);
  });
});

describe("rendered pictures", () => {
  // Those that compress worst, and a plain one: all 340 would take the unit tests' whole time.
  const busy = ["pump", "fabricRolls", "steelTubes", "bangles", "spareParts"];
  const chosen = pictures.filter(({ scene }) => busy.includes(scene));
  let storageDir = "";
  beforeAll(async () => {
    storageDir = await mkdtemp(path.join(tmpdir(), "pictures-"));
  });
  afterAll(() => rm(storageDir, { recursive: true, force: true }));

  test("media ids are 26 characters of Crockford base32, all different", () => {
    for (const { mediaId } of pictures) expect(mediaId).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(new Set(pictures.map(({ mediaId }) => mediaId)).size).toBe(pictures.length);
    expect(mediaIdOf("pump", 0)).toBe(mediaIdOf("pump", 0));
  });

  test("three widths of each, light to load; what exists is left alone", { timeout: 120_000 }, async () => {
    const kept = path.join(storageDir, `${mediaIdOf("pump", 0)}-640.webp`);
    await writeFile(kept, "kept");
    const steps: number[] = [];
    const rendered = await renderPictures({ storageDir, chosen, onProgress: (done) => steps.push(done) });
    expect(rendered).toEqual(chosen);
    expect(steps.at(-1)).toBe(chosen.length);

    const files = await readdir(storageDir);
    expect(files.sort()).toEqual(
      chosen.flatMap(({ mediaId }) => [320, 640, 1280].map((width) => `${mediaId}-${width}.webp`)).sort(),
    );
    expect((await stat(kept)).size).toBe(4);
    for (const file of files) {
      const { size } = await stat(path.join(storageDir, file));
      if (file.endsWith("-320.webp")) expect(size, file).toBeLessThanOrEqual(12_000);
      if (file.endsWith("-1280.webp")) expect(size, file).toBeLessThanOrEqual(60_000);
    }
    const { mediaId, width, height } = chosen[1]!;
    const meta = await sharp(path.join(storageDir, `${mediaId}-1280.webp`)).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(["webp", width, height]);

    const again: number[] = [];
    await renderPictures({ storageDir, chosen, onProgress: (done) => again.push(done) });
    expect(again).toEqual([]);
  });
});
