"use client";

import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { MessagesContext } from "@/components/messages/use-translator";
import { AS_IT_STANDS } from "@/lib/shared/as-it-stands";

const never = () => () => undefined;
/** What comes before a person uses a part of the page. */
const OMENS = ["pointerover", "pointerdown", "focusin"];

/**
 * A part of the page that the server draws whole, and whose script is loaded when a person turns to it: until then it
 * works as it does without JavaScript, and what was entered in it meanwhile stays. Where the browser draws it (a page that
 * was come to by a link) it is loaded with the page.
 *
 * It is a root of its own: a Suspense would be moved out of the HTML of a long page into a script, and any change of a
 * context around it would draw it anew. So it may use texts and no other context, and neither `useId` nor properties
 * that change.
 *
 * @param load imports the part; asked for again after a failure, by the next turn to it
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: await load() }));

  function Waiting(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const texts = useContext(MessagesContext);
    const [given] = useState({ props, texts });
    useEffect(() => {
      const element = box.current!;
      let [isAsked, isLeft] = [false, false];
      let root: Root | undefined;
      const wake = async () => {
        if (isAsked) return;
        isAsked = true;
        try {
          const Loaded = await load();
          if (isLeft) return;
          root = hydrateRoot(
            element,
            <MessagesContext value={given.texts}>
              <Loaded {...given.props} />
            </MessagesContext>,
          );
        } catch {
          isAsked = false;
        }
      };
      for (const omen of OMENS) element.addEventListener(omen, wake);
      // Who was quicker than the page's scripts is there already.
      if (element.matches(":focus-within")) void wake();
      return () => {
        isLeft = true;
        for (const omen of OMENS) element.removeEventListener(omen, wake);
        // React is drawing now, and would not have another root end meanwhile.
        queueMicrotask(() => root?.unmount());
      };
    }, [given]);
    // eslint-disable-next-line react/no-danger -- nothing is put in: it keeps React from what stands there
    return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
  }

  return function OnDemand(props: Props) {
    const isTakenOver = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [isOfServer] = useState(isTakenOver);
    if (isOfServer && typeof window !== "undefined") return <Waiting {...props} />;
    return (
      <div>
        <Part {...props} />
      </div>
    );
  };
}
