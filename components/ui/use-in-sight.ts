import { type RefObject, useEffect, useState } from "react";

/** How far below the screen a thing gets ready: the keyboard must find the controls of the next one. */
const NEAR = "0px 0px 50% 0px";

/** Whether the element is on the screen; false while nobody `asked`. */
export function useInSight(element: RefObject<Element | null>, asked: boolean): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!asked || !element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, asked]);
  return inSight;
}

/** True from when the element first was on the screen or half a screen below it. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
