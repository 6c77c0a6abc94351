import { z } from "zod";
import { failure } from "@/lib/schemas/issues";
import { managedPage } from "@/lib/schemas/managed-page";
import { words } from "@/lib/schemas/query-number";
import { AUDIT_ACTIONS } from "@/lib/shared/audit-actions";
import { ID_PATTERN } from "@/lib/shared/id";

/** `GET /admin/audit`. */
export const AuditQuery = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  actorUserId: z.string().regex(ID_PATTERN, failure("notAnId")).optional(),
  subjectId: words(64).optional(),
  ...managedPage,
});
export type AuditQuery = z.output<typeof AuditQuery>;

/** One thing that happened. `details` never holds e-mail, phone, GST or PAN. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actorUserId: z.string().nullable(),
    actorLabel: z.string().nullable().meta({ description: "The actor's e-mail, while the account exists" }),
    action: z.string(),
    subjectType: z.string(),
    subjectId: z.string(),
    subjectLabel: z.string().nullable().meta({ description: "The subject's name, while it exists" }),
    ownerLabel: z.string().nullable().meta({
      description: "The company, or the e-mail, of the account that `details` names, while it exists",
    }),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.output<typeof AuditEntry>;
