"use client";

import { type ComponentType, type FunctionComponent, lazy, useState, useSyncExternalStore } from "react";
import { useAlive } from "@/components/ui/use-alive";
import { useLoadedSoon } from "@/components/ui/use-loaded-soon";
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
 * @param load imports the part; asked for again after a failure, by the next sign of a person
 */
export function partWhere<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted, watch, isWaitedFor }: Options<Props>,
): FunctionComponent<Props> {
  const asModule = async () => {
    const Part = await load();
    const Drawn = (props: Props) => (
      <div>
        <Part {...props} />
      </div>
    );
    return { default: Drawn };
  };
  // Of what a browser cannot have the page stands as it is; a server that cannot have it says so.
  const AtOnce = lazy(() =>
    typeof window === "undefined" ? asModule() : asModule().catch(() => ({ default: AsItStands })),
  );

  return function PartWhere(props: Props) {
    const isOnServer = typeof window === "undefined";
    const isWantedNow = () => isOnServer || isWanted(props);
    const isAlive = useAlive();
    // Of what the browser draws nothing may wait: a window that becomes wider would stand still meanwhile.
    const [isAtOnce] = useState(() => isWantedNow() && (isOnServer || (isWaitedFor && !isAlive)));
    // The same while the page is taken over: what differs from the server's page is nothing that React draws.
    const isNow = useSyncExternalStore(watch, isWantedNow, isWantedNow);
    const later = useLoadedSoon(asModule, isNow && !isAtOnce, 0);
    const Part = isAtOnce ? AtOnce : later?.default;
    return Part === undefined ? <AsItStands key="waiting" /> : <Part {...props} />;
  };
}

const AsItStands = () => (
  // eslint-disable-next-line react/no-danger -- nothing is put in: it keeps React from what stands there
  <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
);
