"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import { PictureArrow } from "@/components/ui/picture-arrow";

type Props = {
  /** The row of pictures, which scrolls, and the list of small ones that lead to them by links, in the same order. */
  row: RefObject<HTMLElement | null>;
  thumbnails: RefObject<HTMLElement | null>;
  labels: { previous: string; next: string };
  /** What each picture is called, for whoever does not see the row move. */
  names: readonly string[];
};

/**
 * Arrows over the pictures of a gallery, and the mark on the small one of the picture in view. A press on either moves the
 * row alone: no new entry in the history, no jump of the page.
 */
export function GalleryTurns({ row, thumbnails, labels, names }: Props) {
  /** Where the row is on its way to: a second press counts from there, not from what it passes. */
  const aim = useRef<number | null>(null);
  /** Null until the row was looked at. */
  const [current, setCurrent] = useState<number | null>(null);
  /** What was turned to by a press, which is read out. */
  const [turned, setTurned] = useState<number | null>(null);

  const scrollTo = (to: number, behavior: "instant" | "smooth") =>
    row.current?.scrollTo({ left: to * row.current.clientWidth, behavior });
  const go = (to: number) => {
    aim.current = to;
    setTurned(to);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo(to, still ? "instant" : "smooth");
  };
  const turn = (step: number) => {
    const count = row.current!.children.length;
    go(((aim.current ?? current ?? 0) + step + count) % count);
  };
  /** A picture that loads meanwhile makes the browser stop at what is nearest: the rest of the way is taken at once. */
  const arrive = useEffectEvent(() => {
    if (aim.current !== null) scrollTo(aim.current, "instant");
    aim.current = null;
  });
  const follow = useEffectEvent((event: MouseEvent) => {
    const small = [...thumbnails.current!.children];
    const to = small.findIndex((one) => one.contains(event.target as Node));
    if (to < 0 || opensElsewhere(event)) return;
    event.preventDefault();
    go(to);
  });

  useEffect(() => {
    const [list, small] = [row.current!, thumbnails.current!];
    const over = new AbortController();
    const { signal } = over;
    const forget = () => {
      aim.current = null;
    };
    list.addEventListener("scrollend", () => arrive(), { signal });
    // A person's own way counts.
    for (const own of ["pointerdown", "wheel"]) list.addEventListener(own, forget, { signal, passive: true });
    small.addEventListener("click", (event) => follow(event), { signal });
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ intersectionRatio }) => intersectionRatio > 0.5);
        if (!seen) return;
        const at = [...list.children].indexOf(seen.target);
        if (at === aim.current) aim.current = null;
        setCurrent(at);
      },
      { root: list, threshold: 0.51 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => {
      over.abort();
      observer.disconnect();
    };
  }, [row, thumbnails]);

  useEffect(() => {
    const links = thumbnails.current!.querySelectorAll("a");
    links.forEach((link, at) => {
      if (at === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
  }, [thumbnails, current]);

  return current === null ? null : (
    <>
      <PictureArrow direction="previous" label={labels.previous} onPress={() => turn(-1)} />
      <PictureArrow direction="next" label={labels.next} onPress={() => turn(1)} />
      <p role="status" className="sr-only">
        {turned === null ? null : names[turned]}
      </p>
    </>
  );
}
