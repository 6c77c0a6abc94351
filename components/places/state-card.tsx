import { landPath, stateTone } from "@/components/art/land";
import { StateTile } from "@/components/places/state-tile";
import { translator } from "@/lib/content/messages";
import { inStateHref, type State, stateName } from "@/lib/content/states";
import { type Locale, localePath } from "@/lib/shared/locale";

/** Services with their distance from a state's reference point: a pair without a radius filters nothing. */
const nearStateHref = ({ lat, lng }: State, locale: Locale): string =>
  localePath(locale, `/services?lat=${lat}&lng=${lng}`);

/** A state: its drawn land and name lead to the services nearest to it, 'All in …' to its own page. */
export function StateCard({ state, locale }: { state: State; locale: Locale }) {
  const name = stateName(state, locale);
  return (
    <StateTile
      src={landPath(state)}
      tone={stateTone(state)}
      name={name}
      near={nearStateHref(state, locale)}
      within={inStateHref(state, locale)}
      all={translator(locale)("locations.allIn", { state: name })}
    />
  );
}
