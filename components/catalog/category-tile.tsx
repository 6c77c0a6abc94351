"use client";

import { Cover, type CoverArt } from "@/components/art/cover";
import { PageLink } from "@/components/ui/page-link";

type Props = { href: string; name: string; teaser?: string | undefined; art: CoverArt };

/** A category as one link: drawn cover, name, teaser. Of the browser: as the server's, its markup would travel twice. */
export const CategoryTile = ({ href, name, teaser, art }: Props) => (
  <PageLink href={href} className="card tile category-tile">
    <span>
      <Cover {...art} />
    </span>
    <span>
      <span>{name}</span>
      {teaser ? <span>{teaser}</span> : null}
    </span>
  </PageLink>
);
