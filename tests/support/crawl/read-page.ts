/** What a crawler takes from a page's HTML, as the server sent it: no script has run. */
export type PageFacts = {
  readonly h1: number;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** hreflang → href */
  readonly twins: ReadonlyMap<string, string>;
  readonly isNoindex: boolean;
  readonly lang: string;
  /** property or name → content of Open Graph and Twitter */
  readonly share: ReadonlyMap<string, string>;
  /** The text of each JSON-LD script. */
  readonly structured: readonly string[];
  /** The hrefs of all links, as they stand. */
  readonly links: readonly string[];
};

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

export const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => ENTITIES[name]!);

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      unescapeHtml(value!),
    ]),
  );

/** An address as the standard writes it: Next leaves out the '/' of the root. */
const asAddress = (href: string | undefined): string =>
  href !== undefined && URL.canParse(href) ? new URL(href).href : (href ?? "");

const tagsOf = (html: string, name: string): ReadonlyMap<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, "g"))].map(([tag]) => attributesOf(tag));

/** Reads what React wrote: attributes in double quotes, everything escaped. The checker of HTML holds the rest. */
export function readPage(html: string): PageFacts {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const body = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, "");
  const metas = tagsOf(body, "meta");
  const links = tagsOf(body, "link");
  const contents = (key: string, value: string) =>
    metas.filter((meta) => meta.get(key) === value).map((meta) => meta.get("content") ?? "");
  return {
    h1: tagsOf(body, "h1").length,
    titles: [...(body.split("</head>")[0] ?? "").matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text]) =>
      unescapeHtml(text!),
    ),
    descriptions: contents("name", "description"),
    canonicals: links
      .filter((link) => link.get("rel") === "canonical")
      .map((link) => asAddress(link.get("href"))),
    twins: new Map(
      links
        .filter((link) => link.has("hreflang"))
        .map((link) => [link.get("hreflang")!, asAddress(link.get("href"))]),
    ),
    isNoindex: contents("name", "robots").some((text) => text.includes("noindex")),
    lang: tagsOf(body, "html")[0]?.get("lang") ?? "",
    share: new Map(
      metas.flatMap((meta) => {
        const name = meta.get("property") ?? meta.get("name") ?? "";
        return /^(og|twitter|article):/.test(name) ? [[name, meta.get("content") ?? ""] as const] : [];
      }),
    ),
    structured: scripts
      .filter(([, attributes]) => attributes!.includes("application/ld+json"))
      .map(([, , text]) => text!),
    links: tagsOf(body, "a").flatMap((link) => link.get("href") ?? []),
  };
}
