import "server-only";
import { env } from "@/lib/server/env";

/** Where the style that replaces our own base map stands; null: none does. */
export const mapStyleUrl = (): string | null => env().MAP_STYLE_URL ?? null;
