"use client";

import { StateArt } from "@/components/art/state-art";
import type { Tone } from "@/components/art/tone";
import { PageLink } from "@/components/ui/page-link";

type Props = {
  /** Its drawn land, and the tone that stands before it is there. */
  src: string;
  tone: Tone;
  name: string;
  near: string;
  within: string;
  /** 'All in Goa' */
  all: string;
};

/** A state: land and name lead to what is near it, `all` to its own page. Of the browser, as CategoryTile. */
export const StateTile = ({ src, tone, name, near, within, all }: Props) => (
  <div className="card tile state-tile">
    <PageLink href={near}>
      <StateArt src={src} tone={tone} />
      <span>{name}</span>
    </PageLink>
    <PageLink href={within}>{all}</PageLink>
  </div>
);
