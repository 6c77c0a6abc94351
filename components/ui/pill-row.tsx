"use client";

import { PageLink } from "@/components/ui/page-link";
import type { Ref } from "react";

/** Where to, and its name. */
export type PillLink = readonly [href: string, label: string];

type Props = { labelledBy: string; links: readonly PillLink[]; ref?: Ref<HTMLUListElement> };

/** Links as pills in one line, to push aside where there is no room; of the browser, as its markup is many times its words. */
export const PillRow = ({ labelledBy, links, ref }: Props) => (
  <ul ref={ref} aria-labelledby={labelledBy} className="pill-row">
    {links.map(([href, label]) => (
      <li key={href}>
        <PageLink href={href} className="pill">
          {label}
        </PageLink>
      </li>
    ))}
  </ul>
);
