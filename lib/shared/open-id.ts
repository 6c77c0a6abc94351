/** The other services that may say who somebody is: Google, and one OpenID provider of the operator's choice. */
export type OpenIdId = "google" | "oidc";

/** One of them as a page shows it. */
export type OpenIdService = { readonly id: OpenIdId; readonly name: string };

/** Why signing in by one of them came to nothing, as the address of the sign-in page tells it. */
export const OPEN_ID_PROBLEMS = [
  "unverified",
  "admin",
  "refused",
  "cancelled",
  "limited",
  "busy",
  "failed",
] as const;
export type OpenIdProblem = (typeof OPEN_ID_PROBLEMS)[number];
