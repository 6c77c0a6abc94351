import { OptionList } from "@/components/search/option-list";
import type { PlaceCombobox } from "@/components/search/use-place-combobox";

type Props = {
  combobox: PlaceCombobox;
  texts: { suggestions: string; loading: string; noOptions: string };
  /** Where it stands below its field. */
  className: string;
};

/** The open list of a place's field. */
export const PlaceOptions = ({ combobox, texts, className }: Props) => (
  <OptionList
    combobox={combobox}
    label={texts.suggestions}
    waiting={combobox.suggestions.state === "loading" ? texts.loading : texts.noOptions}
    keyOf={({ label, lat, lng }) => `${label} ${lat} ${lng}`}
    className={className}
  >
    {({ label }) => label}
  </OptionList>
);
