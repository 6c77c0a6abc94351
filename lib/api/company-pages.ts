import { z } from "zod";
import { contract } from "@/lib/api/contract";
import {
  ApprovePageInput,
  CompanyPage,
  PendingPage,
  PendingPagesQuery,
  RejectPageInput,
} from "@/lib/schemas/company-page";
import { Id } from "@/lib/schemas/id";
import { pageOf } from "@/lib/schemas/page";

const params = z.object({ providerId: Id });
const output = z.object({ page: CompanyPage });

export const listPendingPages = contract({
  method: "GET",
  path: "/admin/pages",
  summary: "Company pages that wait for approval, oldest first, each beside what it would replace",
  access: "admin",
  query: PendingPagesQuery,
  output: pageOf(PendingPage),
});

export const approvePage = contract({
  method: "POST",
  path: "/admin/pages/{providerId}/approve",
  summary: "Show what a company wants its page to say",
  access: "admin",
  params,
  body: ApprovePageInput,
  bodyOptional: true,
  output,
  refuses: { 409: "It does not wait any more, or was changed since `updatedAt`" },
});

export const rejectPage = contract({
  method: "POST",
  path: "/admin/pages/{providerId}/reject",
  summary: "Turn down what a company wants its page to say; what was shown stays",
  access: "admin",
  params,
  body: RejectPageInput,
  bodyOptional: true,
  output,
  refuses: { 409: "It does not wait any more, or was changed since `updatedAt`" },
});
