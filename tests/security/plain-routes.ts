/** A route outside /api/v1: where it is asked for, what anybody gets, and what another method gets. */
export type PlainRoute = {
  readonly url: string;
  readonly status: number;
  /** Methods besides GET and HEAD that it takes, with what an empty request gets. */
  readonly also?: Readonly<Record<string, number>>;
};

/** Every route file that is no operation of the API (docs/security.md#the-catalogue): the same for everyone. */
export const PLAIN_ROUTES: Readonly<Record<string, PlainRoute>> = {
  "[locale]/(public)/blogs/rss.xml": { url: "/blogs/rss.xml", status: 200 },
  "[locale]/manifest.webmanifest": { url: "/manifest.webmanifest", status: 200 },
  // What next-auth has no door for.
  "api/auth/[...nextauth]": {
    url: "/api/auth/session",
    status: 200,
    also: { POST: 404, OPTIONS: 204 },
  },
  "api/v1/[[...path]]": {
    url: "/api/v1/no-such-operation",
    status: 404,
    also: { POST: 404, PUT: 404, PATCH: 404, DELETE: 404, OPTIONS: 204 },
  },
  "media/[name]": { url: "/media/0000000000000000-320.webp", status: 404 },
  "media/land/[file]": { url: "/media/land/maharashtra.svg", status: 200 },
  "media/map/[file]": { url: "/media/map/places-en.json", status: 200 },
  "media/og/[locale]/[kind]/[file]": { url: "/media/og/en/site/home.png", status: 404 },
  "sitemap.xml": { url: "/sitemap.xml", status: 200 },
  "sitemap/[name]": { url: "/sitemap/pages.xml", status: 200 },
};

/** Pages of one thing, by their path below the language, with an address of nothing. Everyone gets this of it. */
export const PAGES_OF_ONE_THING: Readonly<Record<string, { url: string; status: number | "guarded" }>> = {
  "/blogs/[id]": { url: "/blogs/no-such-article", status: 404 },
  "/company/[slug]": { url: "/company/nobody-zzzzzzzzzzzzzzzz", status: 404 },
  "/services/[slug]": { url: "/services/nothing-zzzzzzzzzzzzzzzz", status: 404 },
  "/services/category/[slug]": { url: "/services/category/no-such-category", status: 404 },
  "/services/in/[city]": { url: "/services/in/nowhere", status: 404 },
  "/services/in/[city]/[category]": { url: "/services/in/nowhere/nothing", status: 404 },
  "/enquiry/[token]": { url: "/enquiry/forged", status: 404 },
  "/[...rest]": { url: "/no-such-page", status: 404 },
  "/provider/listings/[id]/edit": { url: "/provider/listings/zzzzzzzzzzzzzzzz/edit", status: "guarded" },
};
