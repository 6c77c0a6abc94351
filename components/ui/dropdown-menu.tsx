"use client";

import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

const itemClass =
  "flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-md px-3 text-sm font-medium outline-none select-none " +
  "data-[highlighted]:bg-action-soft data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3 [&_svg]:size-4.5 [&_svg]:shrink-0";

type MenuProps = {
  /** The button that opens it: one element that takes a ref and props. */
  trigger: ReactNode;
  align?: "start" | "end";
  children: ReactNode;
};

/** A menu of actions on the thing its button stands beside. For guarded pages: the bar has its own, lighter one. */
export const DropdownMenu = ({ trigger, align = "end", children }: MenuProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-[var(--radix-dropdown-menu-content-available-height)] min-w-48 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

type ItemProps = ComponentProps<typeof Radix.Item> & { tone?: "danger" };

/** One action; with `asChild` and a link inside, a place to go. */
export const DropdownItem = ({ tone, className, ...rest }: ItemProps) => (
  <Radix.Item {...rest} className={cn(itemClass, tone === "danger" && "text-bad", className)} />
);
