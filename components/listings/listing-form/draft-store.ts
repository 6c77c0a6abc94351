import { clear, createStore, delMany, get, keys, set, type UseStore } from "idb-keyval";
import { EMPTY_DRAFT, type ListingDraft } from "@/components/listings/listing-form/listing-values";
import { DRAFTS_DATABASE } from "@/lib/client/device-databases";

/** One form of Create Listing with what belongs to it. */
export type DraftTab = {
  /** 'Listing {number}'. */
  readonly number: number;
  /** The Idempotency-Key of the attempt that is under way; a change of the form makes it a new attempt. */
  readonly attempt: string | null;
  readonly draft: ListingDraft;
};
/** Of what is kept; anything older is left alone. */
const VERSION = 2;
export type SavedDrafts = {
  readonly version: typeof VERSION;
  readonly tabs: readonly DraftTab[];
  readonly active: number;
};

let store: UseStore | null = null;
const drafts = () => (store ??= createStore(DRAFTS_DATABASE, "by-user"));

/** Reading and writing drafts is a help, not a need: private windows and full disks refuse it. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The drafts of a user on this device, pictures included. Those of anybody else are deleted: they have signed out. */
export const readDrafts = (userId: string): Promise<SavedDrafts | undefined> =>
  quietly(async () => {
    const others = (await keys<string>(drafts())).filter((key) => key !== userId);
    if (others.length > 0) await delMany(others, drafts());
    const saved = await get<SavedDrafts>(userId, drafts());
    if (saved?.version !== VERSION || saved.tabs.length === 0) return undefined;
    // A field that came to the form since has its blank.
    return { ...saved, tabs: saved.tabs.map((tab) => ({ ...tab, draft: { ...EMPTY_DRAFT, ...tab.draft } })) };
  });

/** @returns whether they are kept */
export const writeDrafts = (userId: string, saved: Omit<SavedDrafts, "version">): Promise<boolean> =>
  quietly(async () => {
    await set(userId, { ...saved, version: VERSION } satisfies SavedDrafts, drafts());
    return true;
  }).then((isKept) => isKept === true);

/** At sign-out (docs/product/listings.md#drafts), and when nothing is left to keep. */
export const deleteDrafts = (): Promise<void> => quietly(() => clear(drafts())).then(() => undefined);
