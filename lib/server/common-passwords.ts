import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";

let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of about 18,000 that people use most (those of 8 characters and more), whatever the case
 * (docs/security.md#passwords-and-tokens). The list is the package's, which unpacks it when it is first asked.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"].filter((word) => word.length >= 8));
  return common.has(password.toLowerCase());
}
