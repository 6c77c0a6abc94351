import "server-only";
import { env } from "@/lib/server/env";

/** Where the style of the map of results stands; null: there is no map. */
export const mapStyleUrl = (): string | null => env().MAP_STYLE_URL ?? null;
