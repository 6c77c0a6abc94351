import "server-only";
import { redirect } from "next/navigation";
import { requireUser } from "@/lib/auth/page-guards";
import { tokensOf } from "@/lib/auth/tokens";
import { findIssuedSession } from "@/lib/domain/accounts/sessions";
import type { Tokens } from "@/lib/schemas/account";
import type { Actor } from "@/lib/shared/actor";
import { type Locale, localePath } from "@/lib/shared/locale";

/**
 * Who asks for a page, and the tokens of that session, worth nothing without the cookie it was asked with
 * (docs/security.md#sessions-and-rights). A visitor is sent to /signin.
 */
export async function pageSession(locale: Locale): Promise<{ actor: Actor; tokens: Tokens }> {
  const actor = await requireUser(locale);
  const session = await findIssuedSession(actor.sessionId);
  if (session === null) redirect(localePath(locale, "/signin")); // ended at this moment
  return { actor, tokens: await tokensOf(session) };
}
