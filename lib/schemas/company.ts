import { z } from "zod";
import { Id } from "@/lib/schemas/id";
import { CompanyType } from "@/lib/schemas/listing";

/** What anyone may know of a company (decisions.md section 1, `/company/{slug}-{id}`). */
export const Company = z.object({
  id: Id,
  companyName: z.string(),
  companyType: CompanyType.nullable(),
  source: z.string().nullable(),
  approvedListings: z.int().min(0),
});
export type Company = z.output<typeof Company>;
