import type { GroundSetting } from "@/components/map/ground-setting";

/** What a map of results needs: made on the server, handed to the browser. */
export type MapSetting = GroundSetting & {
  /** Where the map begins: the place of the search, else the first of its listings. */
  readonly centre: { readonly lat: number; readonly lng: number };
  readonly zoom: number;
  /** The filters of the search, as a query. */
  readonly query: string;
  /** Where the pages of listings and the list of results stand. */
  readonly servicesHref: string;
  readonly numberLocale: string;
};
