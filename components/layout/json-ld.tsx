import type { Thing, WithContext } from "schema-dts";

const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that cannot end a script element or be read as markup, whatever its strings hold (docs/security.md#input). */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character]!);

/** Structured data for search engines (schema.org). The only place where a page writes raw text. */
export const JsonLd = ({ data }: { data: WithContext<Thing> | null }) =>
  data === null ? null : (
    // eslint-disable-next-line react/no-danger -- escaped by safeJson; React would turn quotes into entities
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />
  );
