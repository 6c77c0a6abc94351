import { z } from "zod";

/**
 * The shape of every paged list: its rows, how many there are in all, and which page this is
 * (docs/product/api.md#lists).
 */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int().min(0), page: z.int().min(1), limit: z.int().min(1) });

/** The shape of a list that always answers all of its rows. */
export const allOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int().min(0), page: z.literal(1), limit: z.int().min(0) });

/** All rows as the one page they are; `limit` is how many there are. */
export const onePage = <T>(items: T[]) => ({
  items,
  total: items.length,
  page: 1 as const,
  limit: items.length,
});
