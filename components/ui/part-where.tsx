"use client";

import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { useAlive } from "@/components/ui/use-alive";
import { useLoaded } from "@/components/ui/use-loaded";
import { AS_IT_STANDS } from "@/lib/shared/as-it-stands";

type Options<Props> = {
  /** Asked in the browser; on the server every part is drawn. */
  isWanted: (props: Props) => boolean;
  /** Calls back when `isWanted` may have changed. */
  watch: (changed: () => void) => () => void;
  /**
   * A page that is taken over waits for the part where it is wanted, so that what was entered in it stays. Else the page goes
   * ahead, and the part takes the place of what stands there when it has come.
   */
  isWaitedFor: boolean;
};

/**
 * A part of the page that the server draws whole, and whose script is loaded only where the part is wanted: elsewhere it
 * stands as it does without JavaScript, unseen or of no use. No Suspense around it: that would move it out of the HTML into
 * a script.
 * @param load imports the part
 */
export function partWhere<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted, watch, isWaitedFor }: Options<Props>,
): FunctionComponent<Props> {
  const asModule = async () => ({ default: await load() });
  const AtOnce = lazy(asModule);

  return function PartWhere(props: Props) {
    const isWantedNow = () => typeof window === "undefined" || isWanted(props);
    const isAlive = useAlive();
    const [isAtOnce] = useState(
      () => isWantedNow() && (isWaitedFor || isAlive || typeof window === "undefined"),
    );
    // The same while the page is taken over: what differs from the server's page is nothing that React draws.
    const isNow = useSyncExternalStore(watch, isWantedNow, isWantedNow);
    const [later, want] = useLoaded(asModule);
    const ask = useEffectEvent(want);
    useEffect(() => {
      if (isNow && !isAtOnce) ask();
    }, [isNow, isAtOnce]);
    const Part = isAtOnce ? AtOnce : later?.default;
    if (Part !== undefined)
      return (
        <div>
          <Part {...props} />
        </div>
      );
    // eslint-disable-next-line react/no-danger -- nothing is put in: it keeps React from what stands there
    return <div key="waiting" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
  };
}
