"use client";

import { PageLink } from "@/components/ui/page-link";

type Props = {
  id: string;
  title: string;
  /** Where to, and its name. */
  links: readonly (readonly [href: string, label: string])[];
  /** The first is a full load: to a page with another script policy. */
  firstIsPlain?: boolean;
};

/** A list of links in the footer. Of the browser, because its markup is many times its words and would travel twice. */
export const FootList = ({ id, title, links, firstIsPlain = false }: Props) => (
  <nav aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {links.map(([href, label], index) => (
        <li key={href}>
          {firstIsPlain && index === 0 ? (
            <a href={href}>{label}</a>
          ) : (
            <PageLink href={href}>{label}</PageLink>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
