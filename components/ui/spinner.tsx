import { LoaderCircle } from "lucide-react";
import { cn } from "@/components/ui/cn";

/** A turning ring. Decoration: say in words what is happening beside it. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={cn("size-5 animate-spin", className)} />
);
