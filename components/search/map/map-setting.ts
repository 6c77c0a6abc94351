import type { PriceTexts } from "@/components/listings/price";
import type { Locale } from "@/lib/shared/locale";

/** What a map of results needs: made on the server, handed to the browser. */
export type MapSetting = {
  /** The style that replaces our own base map; null: ours. */
  readonly styleUrl: string | null;
  readonly locale: Locale;
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

export type MapTexts = {
  show: string;
  hide: string;
  title: string;
  canvas: string;
  loading: string;
  failed: string;
  failedListings: string;
  retry: string;
  inView: string;
  noneInView: string;
  middleNear: string;
  cluster: string;
  together: string;
  asList: string;
  listing: string;
  open: string;
  close: string;
  onRequest: string;
  price: PriceTexts;
  zoomIn: string;
  zoomOut: string;
  scrollHint: string;
  scrollHintMac: string;
  twoFingers: string;
};
