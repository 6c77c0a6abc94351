"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import type { Noted } from "@/components/layout/focus-of-pages";
import { useLoadedSoon } from "@/components/ui/use-loaded-soon";

/**
 * Where the focus is when a page comes without loading anew, and that Back finds each page: by the first sign of a person, before
 * whom there is no focus.
 */
export function PageFocus() {
  const path = usePathname();
  const first = useRef<Noted>({ state: null, path });
  useEffect(() => {
    first.current = { state: window.history.state, path: window.location.pathname };
  }, []);
  const part = useLoadedSoon(() => import("@/components/layout/focus-of-pages"), true);
  return part === null ? null : <part.FocusOfPages path={path} first={first} />;
}
