"use client";

import { useTranslator } from "@/components/messages/use-translator";
import { useSearchNavigation } from "@/components/search/use-search-navigation";
import { useLocate } from "@/components/places/use-locate";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { DEFAULT_RADIUS_KM } from "@/lib/shared/limits";
import { useAlive } from "@/components/ui/use-alive";

type Props = {
  /** The present search; the pair is added to it. */
  href: string;
};

/** 'Near me' was said, and no place: asks where that is, while all is shown. */
export function AskWhere({ href }: Props) {
  const t = useTranslator();
  const { go } = useSearchNavigation();
  const ready = useAlive();
  const { locate, locating, problem } = useLocate({
    onFound: ({ lat, lng }) => {
      const to = new URL(href, window.location.href);
      for (const [key, value] of Object.entries({ lat, lng, radiusKm: DEFAULT_RADIUS_KM }))
        to.searchParams.set(key, String(value));
      go(`${to.pathname}${to.search}`);
    },
  });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 text-sm font-medium max-sm:w-full">{t("understood.nearMe")}</p>
      <button
        type="button"
        onClick={locate}
        disabled={locating}
        className={cn(buttonClass({ variant: "soft" }), "max-sm:w-full", !ready && "invisible")}
      >
        {locating ? <Spinner className="size-4" /> : <Icon name="locate-fixed" className="size-4" />}
        <span aria-live="polite">{locating ? t("search.locating") : t("search.useMyLocation")}</span>
      </button>
      {problem === null ? null : (
        <p role="alert" className="w-full text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
