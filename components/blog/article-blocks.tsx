import type { ReactNode } from "react";
import type { Block } from "@/lib/content/articles/article";
import { OFFICIAL_SITES } from "@/lib/content/articles/official-sites";

/** The id of the n-th section of an article, from 1. */
export const sectionId = (n: number): string => `section-${n}`;

const ADDRESS = /((?:[a-z0-9-]+\.)+gov\.in)/;

/** A text whose addresses of public offices are links. */
const linked = (text: string): ReactNode =>
  text.split(ADDRESS).map((part, index) => {
    const href = index % 2 === 1 ? OFFICIAL_SITES[part] : undefined;
    return href === undefined ? (
      part
    ) : (
      <a
        key={index}
        href={href}
        rel="noopener noreferrer"
        className="font-medium text-action underline underline-offset-2"
      >
        {part}
      </a>
    );
  });

/** The body of an article: headings with anchors, titles, paragraphs and lists (docs/product/pages.md#articles). */
export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="max-w-[68ch] wrap-anywhere sm:text-lg [:lang(hi)_&]:sm:leading-8">
      {blocks.map((block, index) => {
        switch (block.type) {
          case "heading":
            return (
              <h2
                key={index}
                id={sectionId(blocks.slice(0, index + 1).filter(({ type }) => type === "heading").length)}
                className="mt-10 mb-3 scroll-mt-24 text-xl font-semibold first:mt-0 sm:text-2xl"
              >
                {block.text}
              </h2>
            );
          case "title":
            return (
              <h3 key={index} className="mt-6 mb-2 text-lg font-semibold sm:text-xl">
                {block.text}
              </h3>
            );
          case "paragraph":
            return (
              <p key={index} className="mt-4 text-ink-2 first:mt-0">
                {linked(block.text)}
              </p>
            );
          case "list":
            return (
              <ul key={index} className="mt-4 list-disc space-y-2 pl-6 text-ink-2 marker:text-ink-3">
                {block.items.map((item) => (
                  <li key={item} className="pl-1">
                    {linked(item)}
                  </li>
                ))}
              </ul>
            );
        }
      })}
    </div>
  );
}
