import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryTexts } from "@/lib/content/categories";
import { mediaIdOf, pictures, renderPictures, VARIANTS } from "@/prisma/seed/pictures/render";
import { sceneFor, sceneNames, scenes, scenesForCategory } from "@/prisma/seed/pictures/scenes";

describe("scenes", () => {
  test("there are at least 48, each drawn in at least three ways", () => {
    expect(sceneNames.length).toBeGreaterThanOrEqual(48);
    expect(VARIANTS).toBeGreaterThanOrEqual(3);
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

  test("every category of the product has its scenes, and none is drawn for nobody", () => {
    expect(Object.keys(scenesForCategory).sort()).toEqual(categoryTexts.map(({ slug }) => slug).sort());
    expect(new Set(Object.values(scenesForCategory).flat())).toEqual(new Set(sceneNames));
  });

  test("a listing's scene follows the words of its subcategory, else its category, and stays the same", () => {
    expect(sceneFor("machinery-tools", "pumps", "a")).toBe("pump");
    expect(sceneFor("home-repair", "ac-service", "b")).toBe("airConditioner");
    expect(sceneFor("automotive", "car-batteries", "x")).toMatch(/^car(Battery)?$/);
    expect(sceneFor("machinery-tools", "food-machines", "x")).toBeNull();
    expect(scenesForCategory["education-training"]).toContain(
      sceneFor("education-training", "nothing-known", "c"),
    );
    expect(sceneFor("packaging", "unknown", "d")).toBe(sceneFor("packaging", "unknown", "d"));
    expect(sceneNames).toContain(sceneFor("no-such-category", "x", "e"));
  });
});

test.each([
  ["machinery-tools", "lathes-machine-tools", ["lathe"]],
  ["machinery-tools", "power-hand-tools", ["drill", "toolBox"]],
  ["metals-fabrication", "structural-fabrication", ["gate", "welding"]],
  ["food-agriculture", "farm-equipment", ["tractor"]],
  ["security-cleaning", "cleaning-supplies", ["mopBucket"]],
])("%s, %s: no scene of another trade", (category, subcategory, scenesOf) => {
  const found = new Set(Array.from({ length: 40 }, (_, i) => sceneFor(category, subcategory, `${i}`)));
  expect([...found].toSorted()).toEqual(scenesOf);
});

describe("rendered pictures", () => {
  // Those that compress worst, and a plain one: all 270 would take the unit tests' whole time.
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
