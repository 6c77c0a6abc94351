"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";

type Props = ComponentProps<"img"> & { alt: string; fallback: ReactNode };

/** A picture that gives way to `fallback` when it cannot be loaded, also when that was before this code ran. */
export function Picture({ fallback, alt, ...image }: Props) {
  const [broken, setBroken] = useState(false);
  const element = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const { complete, naturalWidth } = element.current ?? {};
    if (complete && naturalWidth === 0) setBroken(true);
  }, []);

  return broken ? fallback : <img {...image} alt={alt} ref={element} onError={() => setBroken(true)} />;
}
