import Link from "next/link";
import { StateArt } from "@/components/art/state-art";
import { cn } from "@/components/ui/cn";
import { cardClass } from "@/components/ui/card";
import { translator } from "@/lib/content/messages";
import type { State } from "@/lib/content/states";
import { type Locale, localePath } from "@/lib/shared/locale";

/** A state's name in the reader's language. */
export const stateName = (state: State, locale: Locale): string =>
  locale === "hi" ? state.nameHi : state.name;

/** Services with their distance from a state's reference point: a pair without a radius filters nothing. */
export const nearStateHref = ({ lat, lng }: State, locale: Locale): string =>
  localePath(locale, `/services?lat=${lat}&lng=${lng}`);

/** The page of a state's own listings. */
export const inStateHref = ({ name }: State, locale: Locale): string =>
  localePath(locale, `/services/location?${new URLSearchParams({ location: name })}`);

/** A state: its drawn land and name lead to the services nearest to it, 'All in …' to its own page. */
export function StateCard({ state, locale }: { state: State; locale: Locale }) {
  const name = stateName(state, locale);
  return (
    <div className="card tile">
      <Link
        href={nearStateHref(state, locale)}
        prefetch={false}
        className="flex-1 rounded-t-card focus-visible:-outline-offset-3"
      >
        <span className="block aspect-8/5 overflow-hidden">
          <StateArt state={state} />
        </span>
        <span className="block px-4 pt-3 pb-2 font-semibold wrap-anywhere">{name}</span>
      </Link>
      {/* Reaches up into the room that keeps the focus ring off the name, and so stays 44 px high. */}
      <Link
        href={inStateHref(state, locale)}
        prefetch={false}
        className="-mt-2 flex min-h-touch items-center px-4 py-2.5 text-xs font-medium wrap-anywhere text-action hover:underline focus-visible:-outline-offset-3"
      >
        {translator(locale)("locations.allIn", { state: name })}
      </Link>
    </div>
  );
}
