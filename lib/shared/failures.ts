import type en from "@/lib/content/messages/en.json";

type Sentences = (typeof en)["form"] & (typeof en)["requests"];

/**
 * What went wrong, as a key. Its sentences stand in the catalogues of both languages and nowhere else: under `form` what
 * people meet, under `requests` what only programs do. The compiler refuses a key that has none.
 */
export type FailureKey = keyof Sentences;

/** What belongs into the places in braces, of the keys that code names and whose sentences have some. */
type Valued = {
  readonly listingNow: { readonly status: string };
  readonly pageNow: { readonly status: string };
  readonly statusNow: { readonly status: string };
  readonly versionNow: { readonly updatedAt: string };
  readonly methodNotAllowed: { readonly method: string; readonly allowed: string };
  readonly givenTwice: { readonly field: string };
  readonly notAStateCode: { readonly field: string };
};

export type FailureValues = Readonly<Record<string, string | number>>;

/** A failure without words: its key, and the values its sentence is told with. */
export type Failure = { readonly key: FailureKey; readonly values?: FailureValues | undefined };

/** A key whose sentence has no places. */
export type PlainKey = Exclude<FailureKey, keyof Valued>;

/** How code names a failure: by its key, with values where its sentence has places for them. */
export type Told =
  PlainKey | { readonly [K in keyof Valued]: { readonly key: K; readonly values: Valued[K] } }[keyof Valued];

export const failureOf = (told: Told | Failure): Failure => (typeof told === "string" ? { key: told } : told);
