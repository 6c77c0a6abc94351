import { useState } from "react";

/**
 * A value as it was before something began, until that is over: what a form told stands while it is sent again, and its
 * button does not move away from under a second press.
 */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [before, setBefore] = useState(value);
  if (!isHeld && before !== value) setBefore(value);
  return isHeld ? before : value;
}
