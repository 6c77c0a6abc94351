"use client";

import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FilterPanelProps } from "@/components/search/filter-panel";
import { useMapBeside } from "@/components/search/map/map-switch";
import { SearchLink } from "@/components/search/search-link";
import { hasTypedPlace, tidyQuery } from "@/components/search/tidy-query";
import { useSearchNavigation } from "@/components/search/use-search-navigation";
import { Button, buttonClass } from "@/components/ui/button";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { partWhere } from "@/components/ui/part-where";
import type { Sheet } from "@/components/ui/sheet";
import { Spinner } from "@/components/ui/spinner";
import { useMedia, watchMedia } from "@/components/ui/use-media";
import { useAlive } from "@/components/ui/use-alive";
import { useComeAlive } from "@/components/ui/use-come-alive";
import { FILTER_FORM } from "@/lib/schemas/search-form";

/** The filters stand beside the results from here on; below, they are in a drawer. Tailwind's `lg`. */
const WIDE = "(min-width: 64rem)";
const useWide = () => useMedia(WIDE, true);

const PANEL = "filters";
const RESULTS = "results";

/** Without room for it beside the results a page has no use for its script before the drawer is opened. */
const loadPanel = async () => (await import("@/components/search/filter-panel")).FilterPanel;
const SidePanel = partWhere(loadPanel, {
  isWanted: () => window.matchMedia(WIDE).matches,
  watch: (changed) => watchMedia(WIDE, changed),
  isWaitedFor: true,
});
// Asked for as soon as this runs, or a page with room for the filters would come alive a request later.
if (typeof window !== "undefined" && window.matchMedia(WIDE).matches) void loadPanel().catch(() => undefined);

type SideProps = {
  panel: FilterPanelProps;
  title: string;
  close: string;
  clear: { href: string; label: string } | null;
};

/**
 * The filters beside the results. On a small screen without JavaScript the same panel opens above them, by the link of
 * `FilterDrawer`; with it, the drawer has a panel of its own and this one is not there.
 */
export function FilterSidebar({ panel, title, close, clear }: SideProps) {
  const isMapBeside = useMapBeside();
  if (!useWide() || isMapBeside) return null;
  return (
    <aside id={PANEL} aria-labelledby="filters-title" className="filters">
      <div className={cardClass}>
        <div className="filters-head">
          <h2 id="filters-title">{title}</h2>
          {clear === null ? null : (
            <SearchLink href={clear.href} className={buttonClass({ variant: "quiet" })}>
              {clear.label}
            </SearchLink>
          )}
          <a
            href={`#${RESULTS}`}
            aria-label={close}
            className={buttonClass({ variant: "quiet", size: "icon" })}
          >
            <Icon name="x" className="size-5" />
          </a>
        </div>
        <SidePanel {...panel} />
      </div>
    </aside>
  );
}

type DrawerProps = SideProps & {
  /** How many filters are in use, and that in words. */
  count: number;
  countLabel: string;
  /** 'Show 1,284 services' */
  show: string;
  busy: string;
};

/** The button that opens the filters on a small screen, or while the map stands in their room, and their drawer, which is loaded for the first press. */
export function FilterDrawer(props: DrawerProps) {
  const { panel, title, close, clear, count, countLabel, busy } = props;
  const ready = useAlive();
  const isMapBeside = useMapBeside();
  const wide = useWide() && !isMapBeside;
  const { go, pending } = useSearchNavigation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [drawer, setDrawer] = useState<{
    Sheet: ComponentType<ComponentProps<typeof Sheet>>;
    Panel: ComponentType<FilterPanelProps>;
  } | null>(null);
  const loading = useRef(false);
  const load = () => {
    if (drawer !== null || loading.current) return;
    loading.current = true;
    // Failing, nothing opens, a press without a network says so as any other, and the next one tries again.
    Promise.all([import("@/components/ui/sheet"), loadPanel()]).then(
      ([{ Sheet }, Panel]) => setDrawer({ Sheet, Panel }),
      () => {
        loading.current = false;
        setOpen(false);
        go(window.location.pathname + window.location.search);
      },
    );
  };
  // Opened by its link before this script came, the panel gives way to the drawer; what was chosen in it applies, also
  // where it was closed again.
  useComeAlive(() => {
    const form = document.getElementById(FILTER_FORM);
    const { hash, pathname, search } = window.location;
    if (![`#${PANEL}`, `#${RESULTS}`].includes(hash) || window.matchMedia(WIDE).matches) return;
    if (!(form instanceof HTMLFormElement)) return;
    window.history.replaceState(window.history.state, "", pathname + search);
    if (hash === `#${PANEL}`) {
      load();
      setOpen(true);
    }
    const chosen = tidyQuery(new FormData(form));
    form.reset();
    if (String(chosen) === String(tidyQuery(new FormData(form)))) return;
    // Not before the router, which takes the link for a step of the browser and follows it, has come alive as well.
    setTimeout(() => go(chosen.size > 0 ? `${panel.action}?${chosen}` : panel.action));
  });
  const isOpen = open && !wide;
  // What is being typed is looked at first; a bound that asks for nothing stays in sight, and with it why.
  const show = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) flushSync(() => activeElement.blur());
    const form = document.querySelector<HTMLFormElement>(`#${FILTER_FORM}`);
    const wrong = form?.querySelector<HTMLElement>("[aria-invalid]");
    if (wrong) return wrong.focus();
    if (form && hasTypedPlace(form)) form.requestSubmit();
    setOpen(false);
  };
  const face = (
    <>
      <Icon name="sliders-horizontal" className="size-4" />
      <span className="max-sm:sr-only">{title}</span>
      {count === 0 ? null : (
        <span className="filter-count">
          {count}
          <span className="sr-only"> {countLabel}</span>
        </span>
      )}
    </>
  );
  const look = cn(buttonClass({ variant: "line" }), "filter-button", isMapBeside ? "xl:w-auto" : "lg:hidden");
  if (!ready) {
    return (
      <a href={`#${PANEL}`} className={look}>
        {face}
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen && drawer !== null}
        aria-busy={isOpen && drawer === null}
        onPointerDown={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
        className={look}
      >
        {face}
      </button>
      {drawer === null ? null : (
        <drawer.Sheet
          opener={button}
          open={isOpen}
          onOpenChange={setOpen}
          title={title}
          closeLabel={close}
          headAction={
            clear === null ? null : (
              <SearchLink href={clear.href} className={buttonClass({ variant: "quiet" })}>
                {clear.label}
              </SearchLink>
            )
          }
          foot={
            <Button className="w-full" onClick={show}>
              {pending ? <Spinner /> : null}
              {pending ? busy : props.show}
            </Button>
          }
        >
          <drawer.Panel {...panel} />
        </drawer.Sheet>
      )}
    </>
  );
}
