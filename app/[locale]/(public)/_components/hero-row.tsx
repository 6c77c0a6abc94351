"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslator } from "@/components/messages/use-translator";
import { Icon } from "@/components/ui/icon";
import { type PillLink, PillRow } from "@/components/ui/pill-row";
import type { Popular } from "@/lib/schemas/popular";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  /** Searches to begin with, where no place is known. */
  links: readonly PillLink[];
};

const places = () => import("@/components/places/remembered-place");

/** What is popular in the city of the place remembered on this device; the page itself knows nobody. */
async function popularHere(locale: Locale): Promise<Popular | null> {
  const { readPlace } = await places();
  const place = await readPlace();
  if (place === null) return null;
  const response = await fetch(`/api/v1/popular?lat=${place.lat}&lng=${place.lng}&lang=${locale}`);
  return response.ok ? ((await response.json()) as Popular) : null;
}

/** The line below the search: 'Try …', and 'Popular in Pune …' in its place, as high, once a place is known. */
export function HeroRow({ locale, links }: Props) {
  const t = useTranslator();
  const [popular, setPopular] = useState<Popular | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    let left = false;
    // Failing, the searches to begin with stand.
    popularHere(locale).then(
      (found) => left || setPopular(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [locale]);

  const city = popular?.city ?? null;
  const forget = async () => {
    // Before the page says so: whoever leaves it then has left nothing behind.
    await places().then(
      ({ forgetPlace }) => forgetPlace(),
      () => undefined,
    );
    // At once, so that the focus finds the links that stand then.
    flushSync(() => setPopular(null));
    list.current?.querySelector("a")?.focus();
  };
  return (
    <div className="mt-3 flex items-center gap-3 text-sm sm:mt-4">
      <span id="try" className="shrink-0 text-ink-2">
        {city === null ? t("heroRow.try") : t("heroRow.popular", { city })}
      </span>
      <PillRow
        // Another row, not the same one moved by another label.
        key={city}
        ref={list}
        labelledBy="try"
        links={city === null ? links : popular!.items.map(({ path, name }) => [path, name])}
      />
      {city === null ? null : (
        <button
          type="button"
          aria-label={t("heroRow.forgetPlace", { city })}
          title={t("heroRow.forgetPlace", { city })}
          onClick={forget}
          className="btn btn-quiet btn-icon -ml-2 max-sm:-mr-3"
        >
          <Icon name="x" className="size-4" />
        </button>
      )}
    </div>
  );
}
