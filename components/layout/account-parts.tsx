"use client";

import { hintedRole, onSessionChange } from "@/lib/client/session-hint";
import { partWhere } from "@/components/ui/part-where";
import type { Role } from "@/lib/shared/actor";

/** A visitor has no account: what belongs to one stands unseen in the page, and needs no script. */
const whoeverIsSignedIn = {
  isWanted: ({ known }: { known: Role | null | undefined }) => (known ?? hintedRole()) !== null,
  watch: onSessionChange,
  isWaitedFor: false,
};

export const AccountMenu = partWhere(
  async () => (await import("@/components/layout/account-menu")).AccountMenu,
  whoeverIsSignedIn,
);

export const AccountItems = partWhere(
  async () => (await import("@/components/layout/account-menu")).AccountItems,
  whoeverIsSignedIn,
);
