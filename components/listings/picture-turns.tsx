"use client";

import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { ScriptMessages } from "@/components/messages/script-messages";
import { useTranslator } from "@/components/messages/use-translator";
import { Icon } from "@/components/ui/icon";
import { PictureArrow } from "@/components/ui/picture-arrow";
import { useInSight, useNear } from "@/components/ui/use-in-sight";
import { useStill } from "@/components/ui/use-still";
import { LISTING_SLIDE_MS } from "@/lib/shared/limits";
import messages from "@/lib/content/messages/scripts/pictures.json";

/** How far a finger moves sideways to turn a picture, px. */
const SWIPE_PX = 32;
/** On a phone pictures are swiped; the arrows stay for a keyboard. */
const ARROW = "max-sm:pointer-events-none max-sm:opacity-0 max-sm:focus-visible:opacity-100";

type Props = {
  /** What holds the pictures: a finger and a mouse are felt on all of it. */
  frame: RefObject<HTMLElement | null>;
  name: string;
  /** The picture that is shown, and how many there are: two or more. */
  index: number;
  count: number;
  onTurn: Dispatch<SetStateAction<number>>;
  /** The card comes near what is on the screen: its further pictures are wanted. */
  onNear: () => void;
};

/**
 * Turns the pictures of a card every 4 seconds (docs/product/pages.md#results) while in sight, unless the pointer or the
 * keyboard's focus is on them (a pressed Play outweighs the focus), their pause button was pressed, or the system asks
 * for no motion; and by its arrows, or a finger.
 */
export const PictureTurns = (props: Props) => (
  <ScriptMessages of={messages}>
    <Turns {...props} />
  </ScriptMessages>
);

function Turns({ frame, name, index, count, onTurn, onNear }: Props) {
  const t = useTranslator();
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  // The mouse that had this loaded may be on it already.
  const [hovered, setHovered] = useState(
    () => window.matchMedia("(hover: hover)").matches && frame.current!.matches(":hover"),
  );
  const [focused, setFocused] = useState(false);

  /** A list of cards comes alive card by card. */
  const ready = useNear(frame);
  const inSight = useInSight(frame, ready);
  const still = useStill(ready);
  const playing = choice === null ? !still : choice === "play";
  // Who pressed Play still has the focus on it.
  const held = hovered || (focused && choice !== "play");
  const moving = playing && inSight && !held;
  const turn = (step: number) => onTurn((at) => (at + step + count) % count);

  const tellNear = useEffectEvent(onNear);
  useEffect(() => {
    if (ready) tellNear();
  }, [ready]);

  const step = useEffectEvent(turn);
  useEffect(() => {
    frame.current!.setAttribute("data-moving", String(moving));
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) step(1);
    }, LISTING_SLIDE_MS);
    return () => clearInterval(timer);
  }, [frame, moving]);

  useEffect(() => {
    const element = frame.current!;
    const over = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      told: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, told, { signal: over.signal });
    let touchX: number | null = null;
    on("pointerenter", ({ pointerType }) => setHovered(pointerType === "mouse"));
    on("pointerleave", () => setHovered(false));
    // A click leaves its focus behind when the pointer goes: only the keyboard's holds.
    on("focusin", ({ target }) => setFocused((target as Element).matches(":focus-visible")));
    on("focusout", () => setFocused(false));
    on("touchstart", ({ touches }) => {
      touchX = touches[0]?.clientX ?? null;
    });
    on("touchend", (event) => {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchX ?? 0);
      if (touchX === null || Math.abs(moved) < SWIPE_PX) return;
      event.preventDefault();
      step(moved < 0 ? 1 : -1);
    });
    return () => over.abort();
  }, [frame]);

  return (
    <>
      {ready ? (
        <>
          <PictureArrow
            direction="previous"
            label={t("pictureTurns.previous", { name })}
            onPress={() => turn(-1)}
            className={ARROW}
          />
          <PictureArrow
            direction="next"
            label={t("pictureTurns.next", { name })}
            onPress={() => turn(1)}
            className={ARROW}
          />
        </>
      ) : null}
      <button
        type="button"
        aria-label={t(playing ? "pictureTurns.pause" : "pictureTurns.play", { name })}
        onClick={() => setChoice(playing ? "pause" : "play")}
        disabled={!ready}
        className="slider-pause"
      >
        <span>
          {!ready ? null : playing ? (
            <Icon name="pause" className="size-3" />
          ) : (
            <Icon name="play" className="size-3" />
          )}
          {`${index + 1}/${count}`}
        </span>
      </button>
    </>
  );
}
