import { z } from "zod";
import { Id } from "@/lib/schemas/id";
import { CompanyType } from "@/lib/schemas/listing";

/** What anyone may know of a company (docs/product/pages.md#addresses). */
export const Company = z.object({
  id: Id,
  companyName: z.string(),
  companyType: CompanyType.nullable(),
  source: z.string().nullable(),
  approvedListings: z.int().min(0),
});
export type Company = z.output<typeof Company>;

/** What a company's approved listings tell about it; of its profile only when it came. */
export type CompanyFacts = {
  /** ISO 8601: when it joined; when what it says here was last sent by it, or a listing approved. */
  readonly joinedAt: string | null;
  readonly confirmedAt: string | null;
  /** 10 digits. */
  readonly phoneNumber: string | null;
  readonly place: {
    readonly address: string;
    readonly city: string | null;
    readonly stateCode: string | null;
    readonly lat: number;
    readonly lng: number;
  } | null;
  /** Cities with listings; how far it serves around each, km. */
  readonly areas: readonly {
    readonly city: string;
    readonly stateCode: string;
    readonly maxRadiusKm: number | null;
  }[];
};
