import type { ReactNode } from "react";
import { areaMetadata } from "@/app/[locale]/_page/area-metadata";

export const dynamic = "force-dynamic";

/** Here, because a title's template reaches the segments below it only. */
export const generateMetadata = areaMetadata;

/** Draws nothing: what stands around an unknown address depends on the address. */
export default function UnknownArea({ children }: { children: ReactNode }) {
  return children;
}
