import { cn } from "@/components/ui/cn";

/** A grey bar that stands for text or a picture still to come. Give it the final size; hide the group from readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span className={cn("block rounded-sm bg-mute-soft motion-safe:animate-pulse", className)} />
);
