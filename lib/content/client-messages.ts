import type { CompiledMessage } from "icu-minify/format";
import compile from "icu-minify/compile";
import { CATALOGUES, type MessagePath } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

/** A part of a catalogue with its messages parsed: a browser formats them without the parser. */
export type CompiledPart = CompiledMessage | { readonly [key: string]: CompiledPart };

/** What a page gives its client components, by where it stands in the catalogue. */
export type ClientMessages = Readonly<Record<string, CompiledPart>>;

type Part = string | { readonly [key: string]: Part };

/** Plain objects alone cross to the browser; those of the compiler have no prototype. */
const plain = (message: CompiledMessage): CompiledMessage =>
  JSON.parse(JSON.stringify(message)) as CompiledMessage;

const compilePart = (part: Part): CompiledPart =>
  typeof part === "string"
    ? plain(compile(part))
    : Object.fromEntries(Object.entries(part).map(([key, below]) => [key, compilePart(below)]));

const isBranch = (part: CompiledPart | undefined): part is { readonly [key: string]: CompiledPart } =>
  typeof part === "object" && !Array.isArray(part);

/** What a part holds under a path below it: 'home', 'map.title'. Undefined where there is nothing. */
const partAt = (part: CompiledPart, path: string): CompiledPart | undefined =>
  path
    .split(".")
    .reduce<CompiledPart | undefined>((found, name) => (isBranch(found) ? found[name] : undefined), part);

const compiled = new Map<Locale, CompiledPart>();

/**
 * Some parts of the catalogue for the browser. The same object each time: named twice on a page, it travels once.
 * @param paths what client components below take from it, no more
 */
export function clientMessages(locale: Locale, paths: readonly MessagePath[]): ClientMessages {
  const all = compiled.get(locale) ?? compilePart(CATALOGUES[locale]);
  compiled.set(locale, all);
  return Object.fromEntries(paths.map((path) => [path, partAt(all, path)!]));
}
