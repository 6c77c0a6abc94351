import { db } from "@/lib/server/db";
import type { CompanyType } from "@/lib/shared/company-type";
import type { ListingStatus } from "@/lib/shared/listing-status";

/** A well-formed id that tells what it is of and which one: `idOf("p", 3)`. */
export const idOf = (kind: string, number: number): string => `${kind}${String(number).padStart(15, "0")}`;

export type TestCompany = {
  id: string;
  name: string;
  type: CompanyType | null;
  disabled?: boolean;
  source?: string;
};
export type TestCategory = { id: string; name: string; slug: string };
export type TestSubcategory = TestCategory & { categoryId: string };

export type TestListing = {
  id: string;
  providerUserId: string;
  categoryId: string;
  subcategoryId: string | null;
  name: string;
  description: string;
  price: number | null;
  address: string;
  city: string | null;
  stateCode: string | null;
  lat: number;
  lng: number;
  tags: string[];
  status: ListingStatus;
  /** ISO 8601; null: never approved. */
  publishedAt: string | null;
};

/** An approved listing, but for what is given. */
export const aListing = (
  given: Partial<TestListing> & Pick<TestListing, "id" | "providerUserId" | "categoryId">,
): TestListing => ({
  subcategoryId: null,
  name: "Water pump",
  description: "",
  price: 1000,
  address: "",
  city: null,
  stateCode: null,
  lat: 18.5204,
  lng: 73.8567,
  tags: [],
  status: "approved",
  publishedAt: "2026-01-01T00:00:00Z",
  ...given,
});

export async function insertStates(states: readonly { code: string; name: string }[]): Promise<void> {
  await db.state.createMany({ data: [...states] });
}

export async function insertCompanies(companies: readonly TestCompany[]): Promise<void> {
  await db.user.createMany({
    data: companies.map(({ id, disabled }) => ({
      id,
      email: `${id}@secret.example.com`,
      role: "provider" as const,
      ...(disabled === true && { disabledAt: new Date() }),
    })),
  });
  await db.providerProfile.createMany({
    data: companies.map(({ id, name, type, source }) => ({
      userId: id,
      companyName: name,
      companyType: type,
      ...(source !== undefined && { importSource: source }),
    })),
  });
}

export async function insertCategories(
  categories: readonly TestCategory[],
  subcategories: readonly TestSubcategory[] = [],
): Promise<void> {
  await db.category.createMany({ data: [...categories] });
  await db.subcategory.createMany({ data: [...subcategories] });
}

/** All rows in one statement, as an import does it. */
export async function insertListings(rows: readonly TestListing[]): Promise<void> {
  await db.listing.createMany({ data: rows.map((row) => ({ ...row })) });
}
