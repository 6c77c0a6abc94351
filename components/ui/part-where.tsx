"use client";

import { type ComponentType, type FunctionComponent, lazy, useSyncExternalStore } from "react";
import { useLoadedSoon } from "@/components/ui/use-loaded-soon";
import { AS_IT_STANDS } from "@/lib/shared/as-it-stands";

type Options<Props> = {
  /** Asked in the browser; on the server every part is drawn. */
  isWanted: (props: Props) => boolean;
  /** Calls back when `isWanted` may have changed. */
  watch: (changed: () => void) => () => void;
};

/**
 * A part of the page that the server draws whole, and whose script is loaded only where the part is wanted: elsewhere it
 * stands as it does without JavaScript, unseen or of no use. Where it is wanted it takes the place of what stands there
 * when it has come; the page does not wait for it.
 * @param load imports the part; asked for again after a failure, by the next sign of a person
 */
export function partWhere<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted, watch }: Options<Props>,
): FunctionComponent<Props> {
  const asModule = async () => ({ default: await load() });
  const OnServer = lazy(asModule);

  return function PartWhere(props: Props) {
    const isOnServer = typeof window === "undefined";
    const isWantedNow = () => isOnServer || isWanted(props);
    // The same while the page is taken over: what differs from the server's page is nothing that React draws.
    const isNow = useSyncExternalStore(watch, isWantedNow, isWantedNow);
    const later = useLoadedSoon(asModule, isNow, 0);
    const Part = isOnServer ? OnServer : later?.default;
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
