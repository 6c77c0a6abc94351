import { type Metric, onCLS, onINP, onLCP } from "web-vitals";
import type { VitalEvent } from "@/lib/schemas/vitals";
import { pageKindOf, type Vital } from "@/lib/shared/vitals";

/** Measures this document, which began at `path`, and tells the server its figures when it is left. */
export function measureVitals(path: string): void {
  const page = pageKindOf(path);
  const figures = new Map<string, VitalEvent>();
  const keep = ({ name, value, rating }: Metric) =>
    void figures.set(name, { page, metric: name as Vital, value, rating });
  const tell = () => {
    if (document.visibilityState !== "hidden") return;
    for (const figure of figures.values())
      navigator.sendBeacon?.(
        "/api/v1/vitals",
        new Blob([JSON.stringify(figure)], { type: "application/json" }),
      );
    figures.clear();
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(keep);
  // After their own listeners, which settle the figures.
  document.addEventListener("visibilitychange", tell);
}
