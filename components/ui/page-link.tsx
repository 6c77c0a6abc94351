import type { ComponentProps } from "react";

/** Neither of another tab nor a file: those are the browser's. */
type Props = Omit<ComponentProps<"a">, "target" | "download"> & {
  href: string;
  /** Whether the new page begins at its top; `false` for what changes a part of the same page. */
  scroll?: boolean;
};

/**
 * A link to a page of the site that comes without loading the document anew: `SoftNavigation` in the layout follows it. It
 * has no script of its own, and leads there without any, too.
 */
export const PageLink = ({ href, scroll = true, ...rest }: Props) => (
  <a {...rest} href={href} data-soft={scroll ? "" : "still"} />
);
