"use client";

import { Tabs as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { tabClass, tabRowClass } from "@/components/ui/tab-links";

/** Tabs within a page: arrows move between them, only the chosen panel is shown. Tabs that are pages: TabLinks. */
export const Tabs = Radix.Root;

/** The row of tabs; give it an `aria-label`. */
export const TabList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List {...rest} className={cn(tabRowClass, className)} />
);

/** One tab; its `value` is its panel's. */
export const Tab = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger {...rest} className={cn(tabClass, className)} />
);

/** What a tab shows. `forceMount` keeps what was typed in it while another is chosen. */
export const TabPanel = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content {...rest} className={cn("outline-none data-[state=inactive]:hidden", className)} />
);
