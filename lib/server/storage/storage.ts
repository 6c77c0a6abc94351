import "server-only";
import { env } from "@/lib/server/env";
import type { FileStorage } from "@/lib/server/storage/file-storage";
import { localStorage } from "@/lib/server/storage/local";
import { uploadThingStorage } from "@/lib/server/storage/uploadthing";

let known: FileStorage | undefined;

function choose(): FileStorage {
  const { STORAGE, UPLOADTHING_TOKEN } = env();
  return STORAGE === "uploadthing" ? uploadThingStorage({ token: UPLOADTHING_TOKEN ?? "" }) : localStorage();
}

/** The storage of this process, by STORAGE (decisions.md section 4). */
export const storage = (): FileStorage => (known ??= choose());
