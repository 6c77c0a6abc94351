"use client";

import { useEffect, useState } from "react";
import type { ShortlistTrayProps } from "@/components/shortlist/shortlist-tray";

type Tray = (props: ShortlistTrayProps) => React.ReactNode;

/** Brings the hearts of a page to life once the page itself is; until then, and without it, they are not seen. */
export function Shortlist(props: ShortlistTrayProps) {
  const [Tray, setTray] = useState<Tray | null>(null);
  useEffect(() => {
    import("@/components/shortlist/shortlist-tray").then(
      ({ ShortlistTray }) => setTray(() => ShortlistTray),
      () => {}, // A page without hearts is whole.
    );
  }, []);
  return Tray === null ? null : <Tray {...props} />;
}
