import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { cardClass } from "@/components/ui/card";

type Props = {
  art?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** Below the ways out: where else one might look. */
  children?: ReactNode;
};

/** An area with nothing in it: a drawing, what is missing, and the ways out. */
export const Empty = ({ art, title, text, actions, children }: Props) => (
  <div className={cn(cardClass, "grid justify-items-center px-5 text-center", art ? "py-12" : "py-8")}>
    {art ? <div className="mb-4 text-ink-3">{art}</div> : null}
    <h2 className="text-xl font-semibold">{title}</h2>
    {text ? <p className="mt-1 max-w-lg text-ink-2">{text}</p> : null}
    {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    {children}
  </div>
);
