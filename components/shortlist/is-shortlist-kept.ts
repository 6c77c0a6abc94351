import { SHORTLIST_DATABASE } from "@/lib/client/device-databases";

/** Whether this device has a database for a shortlist: only the first press of a heart makes one. */
export async function isShortlistKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SHORTLIST_DATABASE);
  } catch {
    // It cannot tell: whoever asks looks for itself.
    return true;
  }
}
