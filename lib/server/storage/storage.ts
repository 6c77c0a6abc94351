import "server-only";
import { env } from "@/lib/server/env";
import type { FileStorage } from "@/lib/server/storage/file-storage";
import { localStorage } from "@/lib/server/storage/local";
import { s3Storage } from "@/lib/server/storage/s3";
import { uploadThingStorage } from "@/lib/server/storage/uploadthing";

let known: FileStorage | undefined;

function choose(): FileStorage {
  const settings = env();
  if (settings.STORAGE === "uploadthing")
    return uploadThingStorage({ token: settings.UPLOADTHING_TOKEN ?? "" });
  if (settings.STORAGE === "s3")
    return s3Storage({
      endpoint: settings.S3_ENDPOINT!,
      region: settings.S3_REGION,
      bucket: settings.S3_BUCKET!,
      accessKeyId: settings.S3_ACCESS_KEY_ID!,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY!,
    });
  return localStorage();
}

/** The storage of this process, by STORAGE (docs/product/api.md#outside-services). */
export const storage = (): FileStorage => (known ??= choose());
