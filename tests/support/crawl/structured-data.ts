type Thing = { readonly [key: string]: unknown };

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

const has = (thing: Thing, ...keys: string[]): string[] =>
  keys
    .filter((key) => thing[key] === undefined || thing[key] === "")
    .map((key) => `${String(thing["@type"])}.${key} is missing`);

const each = (thing: Thing, key: string, ...keys: string[]): string[] => {
  const items = thing[key];
  if (!Array.isArray(items) || items.length === 0) return [`${String(thing["@type"])}.${key} is empty`];
  return items.flatMap((item: unknown, index) => {
    if (!isThing(item)) return [`${key}[${index}] is not an object`];
    const wrong = item["position"] === index + 1 ? [] : [`${key}[${index}] is out of order`];
    return [...wrong, ...has(item, ...keys)];
  });
};

/** An offer names its price, or the least one where prices only begin there. */
const hasPrice = (offer: Thing): string[] => {
  const specification = offer["priceSpecification"];
  return isThing(specification) && "minPrice" in specification
    ? has(specification, "minPrice", "priceCurrency")
    : has(offer, "price");
};

/** What each type must have to be of use to a search engine. */
const REQUIRED: Readonly<Record<string, (thing: Thing) => string[]>> = {
  Organization: (thing) => has(thing, "name", "url", "logo"),
  WebSite: (thing) => {
    const action = thing["potentialAction"];
    const target =
      isThing(action) && isThing(action["target"]) ? String(action["target"]["urlTemplate"]) : "";
    return [
      ...has(thing, "name", "url"),
      ...(target.includes("{search_term_string}") ? [] : ["no SearchAction"]),
    ];
  },
  BreadcrumbList: (thing) => each(thing, "itemListElement", "name", "item"),
  ItemList: (thing) => each(thing, "itemListElement", "name", "url"),
  Product: (thing) => {
    const offer = thing["offers"];
    return [
      ...has(thing, "name", "url", "category"),
      ...(isThing(offer) ? [...has(offer, "priceCurrency", "url"), ...hasPrice(offer)] : []),
    ];
  },
  LocalBusiness: (thing) => has(thing, "name", "url"),
  BlogPosting: (thing) =>
    has(
      thing,
      "headline",
      "description",
      "datePublished",
      "image",
      "author",
      "publisher",
      "inLanguage",
      "mainEntityOfPage",
    ),
};

/** What may stand in nobody's structured data (docs/security.md#what-leaves). */
const PRIVATE = /"(?:email|taxID|vatID)":|\b[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]\b/;

/** Which types a page must have, by its path in English. */
const TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ["Organization", "WebSite"]],
  [/^\/services\/category\//, ["BreadcrumbList", "ItemList"]],
  [/^\/services\/in\//, ["BreadcrumbList", "ItemList"]],
  [/^\/services\/location/, ["BreadcrumbList"]],
  [/^\/services\/[^/?]+$/, ["BreadcrumbList", "Product"]],
  [/^\/company\//, ["BreadcrumbList", "LocalBusiness"]],
  [/^\/blogs$/, ["ItemList"]],
  [/^\/blogs\//, ["BreadcrumbList", "BlogPosting"]],
];

/** What is wrong with the structured data of a page. @param path the page's path in English, with its query */
export function judgeStructuredData(path: string, texts: readonly string[]): string[] {
  const faults: string[] = [];
  const types: string[] = [];
  for (const text of texts) {
    let thing: unknown;
    try {
      thing = JSON.parse(text);
    } catch {
      faults.push("JSON-LD that does not parse");
      continue;
    }
    if (!isThing(thing) || thing["@context"] !== "https://schema.org") {
      faults.push("JSON-LD without the context of schema.org");
      continue;
    }
    const type = String(thing["@type"]);
    types.push(type);
    faults.push(...(REQUIRED[type]?.(thing) ?? [`JSON-LD of an unexpected type ${type}`]));
    if (PRIVATE.test(text)) faults.push(`${type} holds what is private`);
  }
  const wanted = TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  return [...faults, ...wanted.filter((type) => !types.includes(type)).map((type) => `no ${type}`)];
}
