/** The look of a chosen filter that a press removes: a link or a button with a cross at its end. */
export const chipClass =
  "inline-flex min-h-touch items-center gap-1 rounded-full border border-action-line bg-action-soft pr-3 pl-4 text-sm font-medium " +
  "whitespace-nowrap text-ink transition-colors hover:border-action [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-action";

/** The look of a suggestion: a link to a search. */
export const pillClass =
  "inline-flex min-h-touch items-center gap-1 rounded-full border border-line bg-surface px-4 text-sm font-medium " +
  "whitespace-nowrap transition-colors hover:border-action hover:text-action";
