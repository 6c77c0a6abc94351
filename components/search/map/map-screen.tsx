"use client";

import { useEffect, useId, useRef } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { MapView } from "@/components/search/map/map-view";
import type { MapSetting } from "@/components/search/map/map-setting";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = { setting: MapSetting; onClose: () => void };

/**
 * The map of results over the whole screen, where there is no room for it beside the list. The browser's own dialog: it
 * keeps the focus, gives it back, and closes by Escape, in no bytes of ours.
 */
export function MapScreen({ setting, onClose }: Props) {
  const t = useTranslator();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const one = dialog.current;
    one?.showModal();
    return () => one?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A card that is open on the map closes first.
        if (event.currentTarget.querySelector("[data-closes-first]")) event.preventDefault();
      }}
      // Told late: it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-bg text-ink open:flex open:flex-col"
    >
      <div className="flex min-h-13 items-center gap-2 border-b border-line bg-surface pr-1 pl-4">
        <h2 id={titleId} className="mr-auto text-base font-semibold">
          {t("map.title")}
        </h2>
        <button
          type="button"
          aria-label={t("map.hide")}
          onClick={() => dialog.current?.close()}
          className={buttonClass({ variant: "quiet", size: "icon" })}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <div className="min-h-0 flex-1">
        <MapView setting={setting} isAlone />
      </div>
    </dialog>
  );
}
