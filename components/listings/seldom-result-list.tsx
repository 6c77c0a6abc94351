"use client";

import { type ComponentProps, lazy } from "react";
import type { ResultList } from "@/components/listings/result-list";

const Loaded = lazy(async () => ({
  default: (await import("@/components/listings/result-list")).ResultList,
}));

/** `ResultList`, for a page that seldom has one: without Suspense around it, the page waits for it where it has. */
export const SeldomResultList = (props: ComponentProps<typeof ResultList>) => <Loaded {...props} />;
