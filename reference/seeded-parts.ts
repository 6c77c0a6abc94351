import { createHash } from "node:crypto";
import { db } from "@/lib/server/db";

/** The parts of the reference data that are told apart. */
export type SeededPart = "places" | "categories" | "synonyms";

/** A short text that differs whenever the content does. */
export const versionOf = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);

/** Whether this version of the part is there. */
export async function isSeeded(part: SeededPart, version: string): Promise<boolean> {
  return (await db.seededPart.count({ where: { part, version } })) > 0;
}

/** Runs `seed` unless this content has been seeded before, and notes it afterwards: one that broke off runs again. */
export async function seedOnce(part: SeededPart, content: unknown, seed: () => Promise<void>): Promise<void> {
  const version = versionOf(content);
  if (await isSeeded(part, version)) return;
  await seed();
  await db.seededPart.upsert({ where: { part }, create: { part, version }, update: { version } });
}
