import type { Locale } from "@/lib/shared/locale";

/** What any map needs: made on the server, handed to the browser. */
export type GroundSetting = {
  /** The style that replaces our own base map; null: ours. */
  readonly styleUrl: string | null;
  readonly locale: Locale;
};

/** Where a map begins. */
export type GroundView = {
  readonly centre: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
  /** It has the screen to itself: one finger moves it, and not the page below. */
  readonly isAlone?: boolean;
};
