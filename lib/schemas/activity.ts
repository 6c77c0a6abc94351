import { z } from "zod";
import { Id } from "@/lib/schemas/id";
import { ACTIVITY_DAYS, ACTIVITY_KINDS, ACTIVITY_SUBJECTS } from "@/lib/shared/activity";

/** `POST /activity`: one thing a visitor did with a listing or a company; nothing about who did it. */
export const ActivityEvent = z.strictObject({
  subject: z.enum(ACTIVITY_SUBJECTS),
  id: Id,
  kind: z.enum(ACTIVITY_KINDS),
});
export type ActivityEvent = z.output<typeof ActivityEvent>;

const count = z.int().min(0);
const Counts = z.object({
  views: count.meta({ description: "How often the company's page or one of its listings was opened" }),
  calls: count.meta({ description: "How often its number was pressed" }),
  whatsApp: count.meta({ description: "How often WhatsApp was opened for it" }),
  enquiries: count.meta({ description: "How many enquiries it got" }),
});
export type ActivityCounts = z.output<typeof Counts>;

/** What `GET /providers/me/activity` answers. */
export const Activity = z
  .object({
    days: z.array(Counts.extend({ day: z.iso.date() })).meta({
      description: `The last ${ACTIVITY_DAYS} days in India, today included, oldest first; up to a minute late`,
    }),
    before: Counts.meta({ description: `The ${ACTIVITY_DAYS} days before them, together` }),
  })
  .meta({ id: "Activity" });
export type Activity = z.output<typeof Activity>;
