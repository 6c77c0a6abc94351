import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { AdminUser } from "@/lib/schemas/account";
import { AdminCategory, AdminSubcategory } from "@/lib/schemas/category";
import { Id } from "@/lib/schemas/id";
import { ManagedListing } from "@/lib/schemas/listing";
import { AdminListingsQuery } from "@/lib/schemas/managed-listings";
import { AdminUsersQuery } from "@/lib/schemas/managed-users";
import { ApproveInput, RejectInput } from "@/lib/schemas/decision";
import { AuditEntry, AuditQuery } from "@/lib/schemas/audit";
import { CreateCategoryInput, UpdateCategoryInput } from "@/lib/schemas/category-input";
import { pageOf } from "@/lib/schemas/page";

const params = z.object({ id: Id });

export const listAdminListings = contract({
  method: "GET",
  path: "/admin/listings",
  summary: "All listings in any status; pending ones oldest first, otherwise newest first",
  access: "admin",
  query: AdminListingsQuery,
  output: pageOf(ManagedListing),
});

export const listUsers = contract({
  method: "GET",
  path: "/admin/users",
  summary: "Providers or customers, newest first; of a profile's GST and PAN only that they are set",
  access: "admin",
  query: AdminUsersQuery,
  output: pageOf(AdminUser),
});

export const openUser = contract({
  method: "GET",
  path: "/admin/users/{id}",
  summary: "One provider or customer, GST and PAN number opened; each opening is audited",
  access: "admin",
  params,
  output: z.object({ user: AdminUser }),
  limit: { points: 100, seconds: 3600, per: "user" },
});

export const disableUser = contract({
  method: "POST",
  path: "/admin/users/{id}/disable",
  summary: "End a user's sessions, keep them from signing in, and take their listings out of search",
  access: "admin",
  params,
  output: z.object({ user: AdminUser }),
  refuses: { 409: "The account is disabled already, or one's own" },
});

export const enableUser = contract({
  method: "POST",
  path: "/admin/users/{id}/enable",
  summary: "Undo disabling",
  access: "admin",
  params,
  output: z.object({ user: AdminUser }),
  refuses: { 409: "The account is not disabled" },
});

export const approveListing = contract({
  method: "POST",
  path: "/listings/{id}/approve",
  summary:
    "Publish a listing that waits for approval; 409 at updatedAt when another version than that one does",
  access: "admin",
  params,
  body: ApproveInput,
  bodyOptional: true,
  output: z.object({ listing: ManagedListing }),
  refuses: { 409: "It does not wait any more, or was changed since `updatedAt`" },
});

export const rejectListing = contract({
  method: "POST",
  path: "/listings/{id}/reject",
  summary:
    "Turn down a listing that waits for approval; 409 at updatedAt when another version than that one does",
  access: "admin",
  params,
  body: RejectInput,
  bodyOptional: true,
  output: z.object({ listing: ManagedListing }),
  refuses: { 409: "It does not wait any more, or was changed since `updatedAt`" },
});

export const createCategory = contract({
  method: "POST",
  path: "/categories",
  summary: "Add a category",
  access: "admin",
  body: CreateCategoryInput,
  status: 201,
  output: z.object({ category: AdminCategory }),
  refuses: { 409: "Another one has this name" },
});

export const updateCategory = contract({
  method: "PATCH",
  path: "/categories/{id}",
  summary: "Rename, move, hide or show a category",
  access: "admin",
  params,
  body: UpdateCategoryInput,
  output: z.object({ category: AdminCategory }),
  refuses: { 409: "Another one has this name" },
});

export const createSubcategory = contract({
  method: "POST",
  path: "/categories/{id}/subcategories",
  summary: "Add a subcategory",
  access: "admin",
  params,
  body: CreateCategoryInput,
  status: 201,
  output: z.object({ subcategory: AdminSubcategory }),
  refuses: { 409: "Another one has this name" },
});

export const updateSubcategory = contract({
  method: "PATCH",
  path: "/subcategories/{id}",
  summary: "Rename, move, hide or show a subcategory",
  access: "admin",
  params,
  body: UpdateCategoryInput,
  output: z.object({ subcategory: AdminSubcategory }),
  refuses: { 409: "Another one has this name" },
});

export const listAuditEntries = contract({
  method: "GET",
  path: "/admin/audit",
  summary: "What happened and who did it, newest first",
  access: "admin",
  query: AuditQuery,
  output: pageOf(AuditEntry),
});
