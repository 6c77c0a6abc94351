import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type Props = { tone?: "bad" | "warn"; children: ReactNode; action?: ReactNode; className?: string };

/** Something went wrong in this place of the page, in words, with the way on at its end. */
export function Alert({ tone = "bad", children, action, className }: Props) {
  const icon = tone === "bad" ? "circle-alert" : "triangle-alert";
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={cn(
        "flex min-h-15 flex-wrap items-center gap-3 rounded-card border-l-4 px-4 py-2 text-sm font-medium",
        tone === "bad" ? "border-bad bg-bad-soft text-bad" : "border-accent bg-warn-soft text-warn",
        className,
      )}
    >
      <Icon name={icon} className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-40">{children}</p>
      {action}
    </div>
  );
}
