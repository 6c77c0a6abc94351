import { PageLink } from "@/components/ui/page-link";
import { TabRow } from "@/components/ui/tab-row";

/** The look of a tab: the chosen one is underlined in marigold. */
export const tabClass =
  "flex min-h-touch shrink-0 cursor-pointer items-center gap-2 px-3 text-sm font-medium whitespace-nowrap text-ink-2 transition-colors " +
  "hover:text-action aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--c-accent)] " +
  "aria-selected:font-semibold aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--c-accent)]";

type Props = {
  /** The accessible name: what the tabs choose between. */
  label: string;
  links: readonly { href: string; label: string; count?: number; current: boolean }[];
  className?: string;
};

/** Tabs that are pages: links, so they work without JavaScript and can be shared. */
export const TabLinks = ({ label, links, className }: Props) => (
  <nav aria-label={label} className={className}>
    <TabRow current={links.find(({ current }) => current)?.href}>
      {links.map((link) => (
        <li key={link.href} className="shrink-0">
          <PageLink
            href={link.href}
            scroll={false}
            aria-current={link.current ? "page" : undefined}
            className={tabClass}
          >
            {link.label}
            {link.count === undefined ? null : <TabCount>{link.count}</TabCount>}
          </PageLink>
        </li>
      ))}
    </TabRow>
  </nav>
);

/** How many things stand behind a tab. */
export const TabCount = ({ children }: { children: number }) => (
  <span className="grid h-6 min-w-6 place-items-center rounded-full bg-mute-soft px-1.5 text-2xs font-medium text-mute tabular-nums">
    {children}
  </span>
);
