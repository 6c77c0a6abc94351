"use client";

import { useSyncExternalStore } from "react";
import type { Role } from "@/lib/shared/actor";
import { hintedRole, onSessionChange } from "@/lib/client/session-hint";

/**
 * The role to show, from the readable hint: null for a visitor. While the page is hydrated it is what the server knew.
 * For looks only: what somebody may do is decided on the server.
 */
export const useRole = (known?: Role | null): Role | null =>
  useSyncExternalStore(onSessionChange, hintedRole, () => known ?? null);
