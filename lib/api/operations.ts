import * as activity from "@/lib/api/activity";
import * as admin from "@/lib/api/admin";
import * as auth from "@/lib/api/auth";
import * as categories from "@/lib/api/categories";
import * as companyPages from "@/lib/api/company-pages";
import * as contact from "@/lib/api/contact";
import type { Contract } from "@/lib/api/contract";
import * as documents from "@/lib/api/documents";
import * as enquiries from "@/lib/api/enquiries";
import * as geocode from "@/lib/api/geocode";
import * as listings from "@/lib/api/listings";
import * as providers from "@/lib/api/providers";
import * as reports from "@/lib/api/reports";
import * as searches from "@/lib/api/searches";
import * as popular from "@/lib/api/popular";
import * as suggestions from "@/lib/api/suggestions";
import * as synonyms from "@/lib/api/synonyms";
import * as system from "@/lib/api/system";
import * as vitals from "@/lib/api/vitals";

/** The operations in groups, each by what it is about. */
const groups: Readonly<Record<string, Readonly<Record<string, Contract>>>> = {
  Listings: listings,
  Categories: categories,
  Suggestions: { ...suggestions, ...popular },
  Places: geocode,
  Enquiries: enquiries,
  Contact: contact,
  Reports: reports,
  Accounts: auth,
  Documents: documents,
  Companies: { ...providers, ...companyPages },
  Activity: { ...activity, ...searches, ...vitals },
  Admin: { ...admin, ...synonyms },
  System: system,
};

/** Every operation of /api/v1 by its name: what the OpenAPI document and the tests go through. */
export const operations: Readonly<Record<string, Contract>> = Object.assign({}, ...Object.values(groups));

/** The groups with the names of their operations, as the OpenAPI document calls them: its tags. */
export const operationGroups: readonly { readonly name: string; readonly operations: readonly string[] }[] =
  Object.entries(groups).map(([name, group]) => ({ name, operations: Object.keys(group).toSorted() }));
