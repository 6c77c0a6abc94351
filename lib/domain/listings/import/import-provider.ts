import "server-only";
import { db } from "@/lib/server/db";

const find = (source: string) =>
  db.providerProfile.findUnique({ where: { importSource: source }, select: { userId: true } });

/**
 * The provider that stands for a source, made when it is first needed: nobody signs in as it (no e-mail, no password),
 * and it has no company type (docs/product/listings.md#imports).
 *
 * @returns its user id
 */
export async function ensureImportProvider(source: string): Promise<string> {
  const existing = await find(source);
  if (existing !== null) return existing.userId;
  try {
    const user = await db.user.create({
      data: { role: "provider", profile: { create: { companyName: source, importSource: source } } },
      select: { id: true },
    });
    return user.id;
  } catch (error) {
    const winner = await find(source); // another import of this source was quicker
    if (winner !== null) return winner.userId;
    throw error;
  }
}
