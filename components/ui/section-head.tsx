import type { ReactNode } from "react";

type Props = { id: string; title: ReactNode; text?: ReactNode };

/** The heading of a part of a page; `id` lets the part be named by it. */
export const SectionHead = ({ id, title, text }: Props) => (
  <>
    <h2 id={id} className="section-title">
      {title}
    </h2>
    {text ? <p className="section-text">{text}</p> : null}
  </>
);
