"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  /** The companies of those that are ticked when the page comes. */
  ticked: readonly string[];
  /** The button's words by the number of ticks; at 0, what to do first. */
  labels: readonly string[];
  /** Its words by the number of companies, where several ticks are of one: that is asked once. */
  companyLabels: readonly string[];
};

/** Sends the form it stands in, and says to how many; without JavaScript it keeps the number it came with. */
export function SendToTicked({ ticked, labels, companyLabels }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [companies, setCompanies] = useState(ticked);
  useEffect(() => {
    const form = button.current!.form!;
    const recount = () => {
      const boxes = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:checked');
      setCompanies([...boxes].map(({ dataset }) => dataset.company ?? ""));
    };
    recount();
    form.addEventListener("change", recount);
    return () => form.removeEventListener("change", recount);
  }, [ticked]);
  const count = companies.length;
  const asked = new Set(companies).size;
  return (
    <Button ref={button} type="submit" disabled={count === 0} className="max-sm:w-full">
      <span aria-live="polite">{asked === count ? labels[count] : companyLabels[asked]}</span>
    </Button>
  );
}
