import type { Role } from "@/lib/shared/actor";

/**
 * The first segments of the pages with a nonce: guest and guarded ones, and those that show what a visitor entered.
 * Never cached, and not in search engines, but for the page where companies register (next.config.ts).
 */
export const NONCE_PAGES = [
  "provider",
  "dashboard",
  "account",
  "signin",
  "signup",
  "forgot-password",
  "reset-password",
  "verify-email",
  "enquire",
  "enquiry",
  "report",
  "compare",
] as const;

const isAt = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

/**
 * Who may see a page, by its path; null for anyone, guests-only pages among them: those decide by the live session
 * (docs/security.md#sessions-and-rights). `user`: anyone who is signed in. @param path in English, without a query
 */
export function guardOf(path: string): Role | "user" | null {
  if (isAt(path, "/provider/signup")) return null;
  if (isAt(path, "/provider")) return "provider";
  if (isAt(path, "/dashboard")) return "admin";
  return isAt(path, "/account") ? "user" : null;
}
