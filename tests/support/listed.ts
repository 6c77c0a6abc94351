import type { FileStorage, ListedFile } from "@/lib/server/storage/file-storage";

/** All that a storage lists, batch by batch. */
export async function batchesOf(store: FileStorage): Promise<(readonly ListedFile[])[]> {
  const batches = [];
  for await (const batch of store.list()) batches.push(batch);
  return batches;
}
