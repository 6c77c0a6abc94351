"use client";

import { type ComponentProps, lazy } from "react";
import type { AskWhere } from "@/components/search/ask-where";

const Loaded = lazy(async () => ({ default: (await import("@/components/search/ask-where")).AskWhere }));

/** Asks where 'near me' is. Its script is loaded on the few pages that ask; no Suspense stands around it, so the page waits. */
export const NearMe = (props: ComponentProps<typeof AskWhere>) => <Loaded {...props} />;
