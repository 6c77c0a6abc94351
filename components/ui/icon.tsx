import type { StaticImageData } from "next/image";
import { cn } from "@/components/ui/cn";
import type { IconName } from "@/components/ui/icon-set";
import file from "@/components/ui/icons.svg";

export type { IconName };

/** Where a drawing of icons.svg stands: a file of its own, so that no page carries the strokes again. */
export const iconUrl = (id: IconName | "rings" | "empty"): string => `${(file as StaticImageData).src}#${id}`;

/** An icon (decoration), 24 px and in the colour of the text unless `className` says otherwise. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg aria-hidden className={cn("icon", className)}>
    <use href={iconUrl(name)} />
  </svg>
);
