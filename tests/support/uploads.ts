// Stores uploads in a folder of the test file's own. Import before anything that leads to lib/server/env.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll } from "vitest";
import type { FormFile } from "@/tests/support/call-route";

const dataDir = mkdtempSync(path.join(tmpdir(), "vendorsetu-test-"));
process.env["DATA_DIR"] = dataDir;

/** Removes the folder after the calling file's tests. */
export function useUploads(): void {
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
}

/** The names of the files in a folder of the data, below it too; without what the storage keeps for itself. */
export function storedFiles(folder = "uploads"): string[] {
  try {
    return readdirSync(path.join(dataDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "owner")
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

const picture = (seed: number) =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: { r: (seed * 37) % 256, g: (seed * 91) % 256, b: 80 },
    },
  });

/** A small picture; another seed, another colour. */
export const aPng = async (seed = 1): Promise<FormFile> => ({
  name: `picture-${seed}.png`,
  type: "image/png",
  bytes: new Uint8Array(await picture(seed).png().toBuffer()),
});
export const aJpeg = async (seed = 1): Promise<FormFile> => ({
  name: `picture-${seed}.jpg`,
  type: "image/jpeg",
  bytes: new Uint8Array(await picture(seed).jpeg().toBuffer()),
});
export const aPdf = (text = "proof"): FormFile => ({
  name: `${text}.pdf`,
  type: "application/pdf",
  bytes: `%PDF-1.4\n% ${text}\n%%EOF\n`,
});
