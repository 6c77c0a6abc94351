"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  /** How many are ticked when the page comes. */
  ticked: number;
  /** The button's words by the number of ticks; at 0, what to do first. */
  labels: readonly string[];
};

/** Sends the form it stands in, and says to how many; without JavaScript it keeps the number it came with. */
export function SendToTicked({ ticked, labels }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [count, setCount] = useState(ticked);
  useEffect(() => {
    const form = button.current!.form!;
    const recount = () => setCount(form.querySelectorAll('input[type="checkbox"]:checked').length);
    recount();
    form.addEventListener("change", recount);
    return () => form.removeEventListener("change", recount);
  }, [ticked]);
  return (
    <Button ref={button} type="submit" disabled={count === 0} className="max-sm:w-full">
      <span aria-live="polite">{labels[count]}</span>
    </Button>
  );
}
