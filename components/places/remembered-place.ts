import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { PlaceOption } from "@/components/places/place-option";
import { RECENT_SEARCHES_DATABASE } from "@/lib/client/device-databases";

// In the store of the earlier searches, and gone with them at sign-out.
const KEY = "place";

let store: UseStore | null = null;
const recent = () => (store ??= createStore(RECENT_SEARCHES_DATABASE, "words"));

/** The place last chosen on this device; null where none was, or the browser keeps nothing. */
export const readPlace = async (): Promise<PlaceOption | null> => {
  try {
    return (await get<PlaceOption>(KEY, recent())) ?? null;
  } catch {
    return null;
  }
};

/** Remembering is a help, not a need: private windows and full disks refuse it. */
export const rememberPlace = (place: PlaceOption): Promise<void> =>
  set(KEY, place, recent()).catch(() => undefined);

/** On request. */
export const forgetPlace = (): Promise<void> => del(KEY, recent()).catch(() => undefined);
