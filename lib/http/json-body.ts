import "server-only";
import { AppError, invalid } from "@/lib/shared/errors";

/** Of a JSON text its strings, those before a colon being keys, and where objects and lists begin and end. */
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g;

/** Of a key that stands twice readers take the one or the other: what one of them checked another would not use. */
function refuseRepeatedKeys(json: string): void {
  const open: Set<string>[] = [];
  for (const [token, text, colon] of json.matchAll(TOKENS)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (text !== undefined && colon !== undefined) {
      const key = JSON.parse(text) as string;
      const field = key.slice(0, 100);
      if (open.at(-1)!.has(key)) throw invalid(field, { key: "givenTwice", values: { field } });
      open.at(-1)!.add(key);
    }
  }
}

/**
 * The object of a JSON body.
 * @throws AppError VALIDATION_ERROR when it is none, or not UTF-8; at a key that it has twice
 */
export function parseJsonObject(bytes: Uint8Array): object {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new AppError("VALIDATION_ERROR", "bodyNotObject");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AppError("VALIDATION_ERROR", "bodyNotObject");
  refuseRepeatedKeys(text);
  return value;
}
