import { createStore, del, get, update, type UseStore } from "idb-keyval";
import { RECENT_SEARCHES_DATABASE } from "@/lib/client/device-databases";

const KEY = "words";
const MOST = 8;

let store: UseStore | null = null;
const recent = () => (store ??= createStore(RECENT_SEARCHES_DATABASE, "words"));

/** Remembering is a help, not a need: private windows and full disks refuse it. */
async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** What was searched for on this device, last first. */
export const readRecent = (): Promise<readonly string[]> =>
  quietly(async () => (await get<string[]>(KEY, recent())) ?? [], []);

/** A list with one more search at its beginning; the same words in other letters are the same search. */
export function withRecent(known: readonly string[], words: string): string[] {
  const said = words.replace(/\s+/g, " ").trim();
  const rest = known.filter((one) => one.toLowerCase() !== said.toLowerCase());
  return (said === "" ? rest : [said, ...rest]).slice(0, MOST);
}

export const rememberSearch = (words: string): Promise<void> =>
  quietly(() => update<string[]>(KEY, (known = []) => withRecent(known, words), recent()), undefined);

/** On request, and at sign-out. */
export const forgetSearches = (): Promise<void> => quietly(() => del(KEY, recent()), undefined);
