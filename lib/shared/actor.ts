import { AppError } from "@/lib/shared/errors";

export const ROLES = ["customer", "provider", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** Who may call an operation: anyone, anyone signed in, or one role. */
export type Access = "public" | "user" | "provider" | "admin";

/** Somebody whose live session was read; nothing about what they may do. */
export type SignedIn = { readonly userId: string; readonly role: Role; readonly sessionId: string };

declare const proof: unique symbol;

/** A signed-in user whose role has been checked. Only `prove` makes one, so a verb that asks for it cannot be called without. */
export type Actor<R extends Role = Role> = {
  readonly userId: string;
  readonly role: R;
  /** The session the request came with. */
  readonly sessionId: string;
  readonly [proof]: true;
};

/** What an operation of the given access hands to its verb. */
export type ActorFor<A extends Access> = A extends "public"
  ? Actor | null
  : A extends "user"
    ? Actor
    : A extends Role
      ? Actor<A>
      : never;

/**
 * Checks that a user may call an operation (docs/security.md#sessions-and-rights).
 * @throws AppError UNAUTHORIZED when nobody is signed in, FORBIDDEN when the role is another one
 */
export function prove<A extends Access>(access: A, user: SignedIn | null): ActorFor<A> {
  if (access !== "public") {
    if (!user) throw new AppError("UNAUTHORIZED", "signIn");
    if (access !== "user" && user.role !== access) {
      throw new AppError("FORBIDDEN", "noPermission");
    }
  }
  return user as ActorFor<A>;
}
