import { useState } from "react";

/** A module for what a person does, and the function that loads it: null until it is there; after a failure the next call tries again. */
export function useLoaded<Module extends object>(load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const want = () => {
    if (loaded === null) void load().then(setLoaded, () => undefined);
  };
  return [loaded, want] as const;
}
