import type { ReactNode } from "react";

type Props = { id: string; title: ReactNode; text?: ReactNode };

/** The heading of a part of a page; `id` lets the part be named by it. */
export const SectionHead = ({ id, title, text }: Props) => (
  <>
    <h2 id={id} className="text-xl font-semibold sm:text-2xl">
      {title}
    </h2>
    {text ? <p className="mt-1 text-sm text-ink-2 sm:text-base">{text}</p> : null}
  </>
);
