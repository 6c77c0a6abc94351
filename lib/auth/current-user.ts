import "server-only";
import type { SignedIn } from "@/lib/shared/actor";

/** Who sends a request, and by what: the cookie alone, or a Bearer (beside the cookie where the session is bound). */
export type CurrentUser = SignedIn & { readonly carrier: "cookie" | "bearer" };

/**
 * Who sends this request, from its live session row (security.md section 2, R1 to R3); null for a visitor.
 * @throws AppError UNAUTHORIZED when it carries a Bearer that is not, or no longer, good
 */
export async function currentUser(_request: Request): Promise<CurrentUser | null> {
  return null;
}
