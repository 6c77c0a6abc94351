import "server-only";

/**
 * Whether the rows of a page are found sooner by walking the index of their order than by filtering and sorting.
 * Spread evenly, a walk visits scopeRows / total rows for each row it returns; a filter visits all `total` of them.
 */
export const walksIndex = (page: {
  total: number;
  scopeRows: number;
  offset: number;
  limit: number;
}): boolean => page.total ** 2 >= page.scopeRows * (page.offset + page.limit);
