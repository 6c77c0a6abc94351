"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { useSearchNavigation } from "@/components/search/use-search-navigation";

/** A link to another search of the same page; with JavaScript the present results stay, dimmed, until the new ones come. */
export function SearchLink({
  href,
  ...rest
}: Omit<ComponentProps<typeof Link>, "href" | "onClick"> & { href: string }) {
  const { go } = useSearchNavigation();
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (opensElsewhere) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
