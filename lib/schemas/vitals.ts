import { z } from "zod";
import { PAGE_KINDS, RATINGS, VITALS } from "@/lib/shared/vitals";

/** `POST /vitals`: one figure of one visit to a page; nothing about who visited, nor which page of its kind. */
export const VitalEvent = z.strictObject({
  page: z.enum(PAGE_KINDS),
  metric: z.enum(VITALS),
  value: z.number().min(0).max(600_000).meta({ description: "Milliseconds; for CLS a share of the window" }),
  rating: z.enum(RATINGS),
});
export type VitalEvent = z.output<typeof VitalEvent>;

/** How many days the figures are told for. */
export const VITAL_DAYS = 28;

export const VitalsQuery = z.object({
  page: z.enum(PAGE_KINDS).optional().meta({
    description: "The kind of page that `days` tells of; without it, all of them together",
  }),
});
export type VitalsQuery = z.output<typeof VitalsQuery>;

const Percentile = z.object({
  metric: z.enum(VITALS),
  p75: z.number().meta({ description: "Three in four visits were at most this; right to 5 %" }),
  rating: z.enum(RATINGS),
  samples: z.int().min(1),
});
export type Percentile = z.output<typeof Percentile>;

/** What `GET /admin/vitals` answers. */
export const VitalFigures = z
  .object({
    kinds: z
      .array(Percentile.extend({ page: z.enum(PAGE_KINDS) }))
      .meta({ description: `Of the last ${VITAL_DAYS} days, by kind of page` }),
    days: z
      .array(Percentile.extend({ day: z.iso.date() }))
      .meta({ description: "By day, oldest first; days without visits are left out" }),
  })
  .meta({ id: "VitalFigures" });
export type VitalFigures = z.output<typeof VitalFigures>;
