import type { Role } from "@/lib/shared/actor";

/** Where a sign-in leads: an admin to the desk, anyone else home. Fixed: no address in a query is followed. */
export const landingAfterSignIn = (role: Role): string => (role === "admin" ? "/dashboard" : "/");
