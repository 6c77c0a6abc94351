import "server-only";
import type { ServerResponse } from "node:http";
import { currentResponse, withResponse } from "@/lib/server/current-response";
import { ofProcess } from "@/lib/server/of-process";

/** What is learnt of a page while it is rendered for the response cache of the front server. */
export type PageRender = {
  /** What it shows: names of `pageTags`. */
  readonly tags: Set<string>;
  /** False when it is for who asks now: a part is missing that the next visitor should see, or nobody knows how old it is. */
  isWhole: boolean;
};

const renders = ofProcess("page-renders", () => new WeakMap<ServerResponse, PageRender>());

/** Renders a page into this response, and collects what it says of itself meanwhile (docs/decisions/012). */
export function collectPageRender<T>(response: ServerResponse, render: PageRender, work: () => T): T {
  renders.set(response, render);
  return withResponse(response, work);
}

/** The page being rendered for the response cache; undefined where an answer is for one visitor alone. */
export function currentPageRender(): PageRender | undefined {
  const response = currentResponse();
  return response && renders.get(response);
}

/**
 * Says what the page being rendered shows: it is cached until one of these changes. What reads says it, so that no page
 * can forget; where nothing is cached it does nothing.
 * @param tags of `pageTags`
 */
export function pageShows(...tags: readonly string[]): void {
  const render = currentPageRender();
  if (render) for (const tag of tags) render.tags.add(tag);
}

/** Says that the page being rendered lacks something for the moment: who asked now gets it, and nobody else. */
export function keepNoPage(): void {
  const render = currentPageRender();
  if (render) render.isWhole = false;
}
