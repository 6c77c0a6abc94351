import { createStore, del, get, update, type UseStore } from "idb-keyval";
import { MAX_SHORTLIST } from "@/lib/shared/limits";
import { isShortlistKept } from "@/components/shortlist/is-shortlist-kept";
import { SHORTLIST_DATABASE } from "@/lib/client/device-databases";

/** What a device keeps of its shortlist: ids alone, so that what is compared is always read anew. */
export type Shortlist = {
  readonly ids: readonly string[];
  /** 'lat,lng' of the place last searched around, which distances are measured from. */
  readonly from: string | null;
};

export const NOTHING_KEPT: Shortlist = { ids: [], from: null };
const KEY = "kept";

let store: UseStore | null = null;
const shortlist = () => (store ??= createStore(SHORTLIST_DATABASE, "listings"));

/** Where the browser refuses a database, the shortlist lasts as long as the page. */
let here = NOTHING_KEPT;
let isRefused = false;

/** One after the other: what was read before a press must not be told after it. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

export const readShortlist = (): Promise<Shortlist> => inTurn(read);

async function read(): Promise<Shortlist> {
  // Reading would make a database.
  if (!(await isShortlistKept())) return isRefused ? here : (here = NOTHING_KEPT);
  try {
    here = (await get<Shortlist>(KEY, shortlist())) ?? NOTHING_KEPT;
  } catch {
    // As it is.
  }
  return here;
}

/** A shortlist with a listing put on it, or taken off; a full one takes no further. */
export function toggled(kept: Shortlist, id: string, from: string | null): Shortlist {
  const ids = kept.ids.filter((one) => one !== id);
  if (ids.length === kept.ids.length && ids.length < MAX_SHORTLIST) ids.push(id);
  return { ids, from: ids.length === 0 ? null : (from ?? kept.from) };
}

/** In one transaction: two tabs lose nothing of each other's. */
export const toggle = (id: string, from: string | null): Promise<Shortlist> => inTurn(() => change(id, from));

async function change(id: string, from: string | null): Promise<Shortlist> {
  let next = toggled(here, id, from);
  try {
    await update<Shortlist>(KEY, (known = NOTHING_KEPT) => (next = toggled(known, id, from)), shortlist());
  } catch {
    isRefused = true; // Kept here alone.
  }
  return (here = next);
}

/** On request, and at sign-out. */
export async function forgetShortlist(): Promise<void> {
  here = NOTHING_KEPT;
  try {
    await del(KEY, shortlist());
  } catch {
    // Then nothing was kept.
  }
}
