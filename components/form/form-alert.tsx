"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";

/**
 * What is wrong with a form as a whole, above its fields: its `errors.root`. Each is a new object and takes the focus,
 * the same words twice too.
 */
export function FormAlert({ failure }: { failure: { message?: string } | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure?.message) box.current?.focus();
  }, [failure]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none empty:hidden focus-visible:outline-none">
      {failure?.message ? <Alert>{failure.message}</Alert> : null}
    </div>
  );
}
