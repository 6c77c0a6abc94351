import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

/** Facts of a thing in a dialog: a label and its value a line, hairlines between. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="self-start border-y border-line text-sm">
    {facts.map(({ label, value }) => (
      <div
        key={label}
        className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 border-t border-line py-2 first:border-t-0"
      >
        <dt className="text-ink-3">{label}</dt>
        <dd className="min-w-0 font-medium break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
