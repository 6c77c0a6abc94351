"use client";

import { BrandMark } from "@/components/art/brand-mark";
import { PageLink } from "@/components/ui/page-link";
import { SITE_NAME } from "@/lib/content/site";

/** The logo and the name, linking to the home page; `label` is its accessible name. Of the browser: drawn once a page. */
export const Brand = ({ href, label }: { href: string; label: string }) => (
  <PageLink href={href} aria-label={label} className="brand">
    <BrandMark />
    {/* Where a phone's letters are large the bar has room for the mark alone. */}
    <span className="max-[20rem]:sr-only">{SITE_NAME}</span>
  </PageLink>
);
