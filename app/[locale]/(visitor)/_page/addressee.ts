import { cache } from "react";
import { readUnreachable, type Unreachable } from "@/lib/domain/enquiries/read-unreachable";
import { getCompany } from "@/lib/domain/listings/get-company";
import { getListing } from "@/lib/domain/listings/get-listing";
import type { Listing } from "@/lib/schemas/listing";
import { type EnquiryTarget, MAX_COMPANIES_AT_ONCE } from "@/lib/shared/enquiry";
import { AppError } from "@/lib/shared/errors";
import { ID_PATTERN } from "@/lib/shared/id";
import { companySlug, listingSlug } from "@/lib/shared/slug";

/** The business an enquiry goes to, and the page it was begun on. */
export type Addressee = {
  readonly to: EnquiryTarget;
  /** The one, or all of several as one reads them. */
  readonly company: string;
  readonly from: { readonly label: string; readonly path: string };
};

async function nullWhenMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && (error.code === "NOT_FOUND" || error.code === "GONE")) return null;
    throw error;
  }
}

/** A listing that anyone may see; null when there is none. Once a request. */
export const publicListing = cache(async (id: string): Promise<Listing | null> =>
  ID_PATTERN.test(id) ? nullWhenMissing(() => getListing(null, id)) : null,
);

/**
 * Whom `?listing=` or `?company=` names; null when that is nobody, nobody stands behind an imported entry
 * (docs/product/listings.md#imports), or the company has nothing to enquire about. Once a request.
 */
export const findAddressee = cache(
  async (listingId: string, companyId: string): Promise<Addressee | null> => {
    if (listingId !== "") {
      const listing = await publicListing(listingId);
      if (listing === null || listing.source !== null) return null;
      return {
        to: { listingId },
        company: listing.provider.providerProfile.companyName,
        from: { label: listing.name, path: `/services/${listingSlug(listing)}` },
      };
    }
    if (!ID_PATTERN.test(companyId)) return null;
    const company = await nullWhenMissing(() => getCompany(companyId));
    if (company === null || company.source !== null || company.approvedListings === 0) return null;
    return {
      to: { providerUserId: companyId },
      company: company.companyName,
      from: { label: company.companyName, path: `/company/${companySlug(company)}` },
    };
  },
);

/**
 * The listings of `?listings=` that their companies can be asked about, of each company the first; `besides`: the other
 * ones of the same companies; and those that are left out because they are imported or no longer public. Once a request.
 * @param text ids with commas
 */
export const findAddressees = cache(
  async (
    text: string,
  ): Promise<{
    several: readonly Listing[];
    besides: readonly Listing[];
    leftOut: readonly Unreachable[];
  }> => {
    const ids = [...new Set(text.split(","))]
      .filter((id) => ID_PATTERN.test(id))
      .slice(0, MAX_COMPANIES_AT_ONCE);
    if (ids.length === 0) return { several: [], besides: [], leftOut: [] };
    const leftOut = await readUnreachable(ids);
    const asked = ids.filter((id) => leftOut.every((one) => one.id !== id));
    const found = (await Promise.all(asked.map(publicListing))).filter((one) => one !== null);
    const companies = new Map(found.toReversed().map((one) => [one.providerUserId, one]));
    const isFirst = (one: Listing): boolean => companies.get(one.providerUserId) === one;
    return { several: found.filter(isFirst), besides: found.filter((one) => !isFirst(one)), leftOut };
  },
);
