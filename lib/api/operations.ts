import * as admin from "@/lib/api/admin";
import * as auth from "@/lib/api/auth";
import * as categories from "@/lib/api/categories";
import type { Contract } from "@/lib/api/contract";
import * as documents from "@/lib/api/documents";
import * as geocode from "@/lib/api/geocode";
import * as listings from "@/lib/api/listings";
import * as providers from "@/lib/api/providers";
import * as system from "@/lib/api/system";

/** Every operation of /api/v1 by its name: what the OpenAPI document and the tests go through. */
export const operations: Readonly<Record<string, Contract>> = {
  ...admin,
  ...auth,
  ...categories,
  ...documents,
  ...geocode,
  ...listings,
  ...providers,
  ...system,
};
