import "server-only";
import { Prisma } from "@/lib/server/db";

type Page = {
  readonly total: number;
  readonly scopeRows: number;
  readonly offset: number;
  readonly limit: number;
};

/**
 * Whether the rows of a page are found sooner by walking the index of their order than by filtering and sorting.
 * Spread evenly, a walk visits scopeRows / total rows for each row it returns; a filter visits all `total` of them.
 */
export const walksIndex = ({ total, scopeRows, offset, limit }: Page): boolean =>
  total ** 2 >= scopeRows * (offset + limit);

/** The same, asked of a column `total`. */
export const totalWalksIndex = ({ scopeRows, offset, limit }: Omit<Page, "total">): Prisma.Sql =>
  Prisma.sql`total::float8 ^ 2 >= ${scopeRows * (offset + limit)}::float8`;
