import { useTranslator } from "@/components/messages/use-translator";
import { OptionList } from "@/components/form/option-list";
import type { PlaceCombobox } from "@/components/places/use-place-combobox";

type Props = {
  combobox: PlaceCombobox;
  /** Where it stands below its field. */
  className: string;
};

/** The open list of a place's field. */
export function PlaceOptions({ combobox, className }: Props) {
  const t = useTranslator();
  return (
    <OptionList
      combobox={combobox}
      label={t("search.suggestions")}
      waiting={
        combobox.suggestions.state === "loading" ? t("search.loadingLocations") : t("search.noOptions")
      }
      keyOf={({ label, lat, lng }) => `${label} ${lat} ${lng}`}
      className={className}
    >
      {({ label }) => label}
    </OptionList>
  );
}
