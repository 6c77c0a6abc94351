import { sectionId } from "@/components/blog/article-blocks";
import { Icon } from "@/components/ui/icon";

type Props = { label: string; headings: readonly string[] };

const Links = ({ headings }: Pick<Props, "headings">) => (
  <ol className="text-sm">
    {headings.map((text, index) => (
      <li key={text}>
        <a
          href={`#${sectionId(index + 1)}`}
          className="flex min-h-touch items-center py-1 text-ink-2 hover:text-action hover:underline"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
);

/** The table of contents of an article beside it, on wide screens. */
export const ContentsBeside = ({ label, headings }: Props) => (
  <nav aria-label={label} className="max-lg:hidden">
    <p aria-hidden className="mb-1 text-sm font-semibold">
      {label}
    </p>
    <Links headings={headings} />
  </nav>
);

/** The same folded above it, on small ones. */
export const ContentsAbove = ({ label, headings }: Props) => (
  <nav aria-label={label} className="mb-6 rounded-card border border-line bg-surface lg:hidden">
    <details className="group">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-2 px-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevron-down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="border-t border-line px-4 py-1">
        <Links headings={headings} />
      </div>
    </details>
  </nav>
);
