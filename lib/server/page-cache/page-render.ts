import "server-only";
import type { ServerResponse } from "node:http";
import { currentResponse } from "@/lib/server/current-response";

/** A page being rendered for the page cache: what it depends on, and what its answer is to be. */
export type PageRender = {
  /** The look at the changes that came before it (PageChanges.look); null: nobody could look. */
  readonly turn: number | null;
  readonly tags: Set<string>;
  /** False when a part is missing that the next visitor should see, or one is there that is only for this one. */
  isWhole: boolean;
  /** Set when the page is an answer other than 200. */
  status?: number;
  retryAfterSeconds?: number;
};

/** In the process, not in the module: pages, instrumentation and the cache each have a copy of this file. */
const KEY = Symbol.for("vendorsetu.page-renders");
const shared = globalThis as { [KEY]?: WeakMap<ServerResponse, PageRender> };
const renders = (shared[KEY] ??= new WeakMap());

/** The cached page that is being rendered for the present request; undefined on pages that are rendered every time. */
export function currentPageRender(): PageRender | undefined {
  const response = currentResponse();
  return response && renders.get(response);
}

/** Next writes the query it was asked with into the page, also where the page reads none: it is this visitor's alone. */
const hasQuery = ({ url = "" }: { url?: string | undefined }): boolean =>
  [...new URLSearchParams(url.split("?", 2)[1]).keys()].some((key) => key !== "_rsc");

/** Says that the cache has no page for the present request, so that one is rendered now. */
export function beginPageRender(turn: number | null): void {
  const response = currentResponse();
  if (response) renders.set(response, { turn, tags: new Set(), isWhole: !hasQuery(response.req) });
}

/**
 * Says what the page being rendered shows: it is kept until one of these changes. What reads says it, so that no page
 * can forget; where nothing is kept it does nothing.
 * @param tags of `pageTags`
 */
export function pageShows(...tags: readonly string[]): void {
  const render = currentPageRender();
  if (render) for (const tag of tags) render.tags.add(tag);
}

/** Says that the page being rendered lacks something for the moment: this visitor gets it, and nobody else. */
export function keepNoPage(): void {
  const render = currentPageRender();
  if (render) render.isWhole = false;
}
