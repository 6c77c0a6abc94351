import type { SearchParams } from "@/lib/schemas/listing-search";

/** What a page gets of its query from its twin; the page itself, which is kept, gets nothing (lib/shared/kept-pages.ts). */
export type HandedQuery = { query?: Promise<SearchParams> };

/** The query of a page that is kept when it has none. Never its `searchParams`: reading those makes a page dynamic. */
export const queryOf = ({ query }: HandedQuery): Promise<SearchParams> => query ?? Promise.resolve({});

/** The same page, or its metadata, for the twin that is rendered every time: with the query. */
export const withQuery =
  <Props extends HandedQuery, Result>(render: (props: Props) => Result) =>
  (props: Props & { searchParams: Promise<SearchParams> }): Result =>
    render({ ...props, query: props.searchParams });
