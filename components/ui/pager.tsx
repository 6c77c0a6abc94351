import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button";

type Props = {
  label: string;
  /** What stands between the two, as 'Page 2 of 8'. */
  position: string;
  previous: { href: string | null; label: string };
  next: { href: string | null; label: string };
};

/** Previous and next page as real links; at an end the link is not there. */
export const Pager = ({ label, position, previous, next }: Props) => (
  <nav aria-label={label} className="flex items-center justify-center gap-4">
    {previous.href === null ? null : (
      <Link rel="prev" href={previous.href} prefetch={false} className={buttonClass({ variant: "line" })}>
        <ChevronLeft aria-hidden className="size-4" />
        {previous.label}
      </Link>
    )}
    <span className="text-sm text-ink-2 tabular-nums">{position}</span>
    {next.href === null ? null : (
      <Link rel="next" href={next.href} prefetch={false} className={buttonClass({ variant: "line" })}>
        {next.label}
        <ChevronRight aria-hidden className="size-4" />
      </Link>
    )}
  </nav>
);
