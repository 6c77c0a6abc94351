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
      className={cn("alert", tone === "warn" && "alert-warn", className)}
    >
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}
