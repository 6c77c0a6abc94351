"use client";

import { useParams } from "next/navigation";
import type { ReactNode } from "react";

/** The one of two views that is in the language of the address. */
export const NotFoundHere = ({ en, hi }: { en: ReactNode; hi: ReactNode }) =>
  useParams().locale === "hi" ? hi : en;
