import "server-only";
import type { Role } from "@/lib/shared/actor";

/**
 * Who sends this request. Nobody can sign in before the product has accounts, so it is always a visitor; every check
 * that will read a session goes through here (security.md section 2, R1).
 */
export async function currentUser(_request: Request): Promise<{ userId: string; role: Role } | null> {
  return null;
}
