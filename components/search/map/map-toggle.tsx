"use client";

import { Map as MapIcon, X } from "lucide-react";
import { type ComponentType, useId, useState } from "react";
import type { MapSetting } from "@/components/search/map/map-setting";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type View = ComponentType<{ setting: MapSetting }>;

/** Opens a map above the list, which stays. What draws it is loaded only then: it is larger than the rest of the page. */
export function MapToggle({ setting }: { setting: MapSetting }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // In an object: React would call a component that is set as a state.
  const [loaded, setLoaded] = useState<{ View: View } | "failed" | null>(null);
  const t = setting.texts;

  const load = () => {
    setLoaded(null);
    import("@/components/search/map/map-view").then(
      ({ MapView }) => setLoaded({ View: MapView }),
      () => setLoaded("failed"),
    );
  };
  const toggle = () => {
    if (!isOpen && (loaded === null || loaded === "failed")) load();
    setOpen(!isOpen);
  };

  return (
    <>
      <Button variant="line" aria-expanded={isOpen} aria-controls={id} onClick={toggle} className="mt-4">
        {isOpen ? <X aria-hidden className="size-4" /> : <MapIcon aria-hidden className="size-4" />}
        {isOpen ? t.hide : t.show}
      </Button>
      <section id={id} aria-label={t.title} hidden={!isOpen} className="mt-3">
        {!isOpen ? null : loaded === "failed" ? (
          <Alert
            action={
              <Button variant="line" onClick={load}>
                {t.retry}
              </Button>
            }
          >
            {t.failed}
          </Alert>
        ) : loaded === null ? (
          <p
            role="status"
            className="grid h-96 place-items-center rounded-card border border-line bg-sunken text-sm"
          >
            <span className="flex items-center gap-2">
              <Spinner className="size-4" />
              {t.loading}
            </span>
          </p>
        ) : (
          <loaded.View setting={setting} />
        )}
      </section>
    </>
  );
}
