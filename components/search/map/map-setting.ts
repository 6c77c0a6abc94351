import type { PriceTexts } from "@/components/listings/price";
import type { GroundSetting, GroundTexts } from "@/components/map/ground-setting";

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
  readonly texts: MapTexts;
};

export type MapTexts = GroundTexts & {
  show: string;
  /** The same in short, for the pill of a phone. */
  short: string;
  hide: string;
  title: string;
  loading: string;
  loadingListings: string;
  failed: string;
  failedListings: string;
  retry: string;
  inView: string;
  noneInView: string;
  middleNear: string;
  searchArea: string;
  row: string;
  call: string;
  cluster: string;
  together: string;
  asList: string;
  listing: string;
  open: string;
  close: string;
  onRequest: string;
  price: PriceTexts;
};
