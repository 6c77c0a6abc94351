"use client";

import type { ComponentProps } from "react";
import { useSearchNavigation } from "@/components/search/use-search-navigation";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";

/** A link to another search of the same page; with JavaScript the present results stay, dimmed, until the new ones come. */
export function SearchLink({
  href,
  ...rest
}: Omit<ComponentProps<"a">, "href" | "onClick"> & { href: string }) {
  const { go } = useSearchNavigation();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
