import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

/** A turning ring. Decoration: say in words what is happening beside it. */
export const Spinner = ({ className }: { className?: string }) => (
  <Icon name="loader-circle" className={cn("size-5 animate-spin", className)} />
);
