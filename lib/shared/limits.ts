/** The numbers of docs/product/texts-and-limits.md#numbers that public pages and the API share. */
export const PAGE_SIZE = 12;
/** Rows of a provider's or admin's list when the caller does not say (docs/product/api.md#lists). */
export const MANAGED_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 10_000;
export const MAX_QUERY_LENGTH = 100;
/** Of a term that search knows, and of its meaning, in characters; of a term in words. */
export const MAX_SYNONYM_LENGTH = 100;
export const MAX_SYNONYM_WORDS = 6;
/** How long it is known what was searched for, and from how many searches on it is shown. */
export const SEARCH_COUNT_DAYS = 90;
export const SHOWN_FROM_SEARCHES = 5;
/** How long it is known how fast pages were. */
export const VITAL_COUNT_DAYS = 90;
/** How long it is known how often a provider's pages were opened and its numbers pressed. */
export const ACTIVITY_COUNT_DAYS = 90;
/** How long a browser is known to an account after it signed in; browsers keep no cookie for longer. */
export const KNOWN_DEVICE_DAYS = 400;
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 40;
export const MAX_IDS_IN_LIST = 100;
export const MAX_PRICE_RUPEES = 1_000_000_000;

/** How far one may go from a map whose style is not ours: never so far that a country's outline is drawn. */
export const MIN_MAP_ZOOM = 9;
export const MAX_MAP_ZOOM = 18;
/** The largest part of the map that may be asked for, degrees to each side: India and what is around it on a wide screen. */
export const MAX_MAP_DEGREES = 64;
export const MAX_MAP_ITEMS = 500;

export const MIN_RADIUS_KM = 1;
export const MAX_RADIUS_KM = 100;
export const DEFAULT_RADIUS_KM = 25;
/** So much farther than its radius a listing that has all that was asked still goes before a nearer one that has less, km. */
export const REACH_KM = 20;

export const HOME_CATEGORIES_AT_FIRST = 8;
export const HOME_CATEGORIES_PER_SHOW_MORE = 4;
/** The listings approved last that the home page shows. */
export const HOME_NEWEST = 4;
/** Subcategories below 'For your home' and 'For your business'; categories below 'Popular in …'. */
export const HOME_NEEDS = 8;
export const HOME_POPULAR = 6;
export const FOOTER_CATEGORIES = 4;
/** A category has a page of its own in a city from so many listings on. */
export const LANDING_PAGE_MIN_LISTINGS = 3;
export const DESCRIPTION_PREVIEW_LENGTH = 70;
/** The server answers or refuses within seconds: a connection that is silent for this long is lost, and nobody else would say so. */
export const ANSWER_TIMEOUT_MS = 30_000;
export const SUGGESTION_DEBOUNCE_MS = 250;
export const MAX_SUGGESTIONS = 5;

export const LISTING_SLIDE_MS = 4000;
/** One step of the home page's carousels. */
export const CATEGORY_SLIDE_MS = 2000;
/** One step of the carousel of articles. */
export const BLOG_SLIDE_MS = 3000;
/** Of an article's excerpt on a card. */
export const EXCERPT_WORDS = 20;

/** Pictures of a listing that its card turns; the page has them all. */
export const CARD_PICTURES = 3;

/** Longest texts of an enquiry and of the contact form, in characters. */
export const MAX_VISITOR_NAME_LENGTH = 80;
export const MAX_MESSAGE_LENGTH = 2000;

/** The most listings on a shortlist: as many as stand side by side. */
export const MAX_SHORTLIST = 4;
