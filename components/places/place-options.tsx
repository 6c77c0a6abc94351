import { ScriptMessages } from "@/components/messages/script-messages";
import { useTranslator } from "@/components/messages/use-translator";
import { OptionList } from "@/components/form/option-list";
import type { PlaceCombobox } from "@/components/places/use-place-combobox";
import messages from "@/lib/content/messages/scripts/places.json";

// Comes with the list: nothing is chosen before it.
export { rememberPlace } from "@/components/places/remembered-place";

type Props = {
  combobox: PlaceCombobox;
  /** Where it stands below its field. */
  className: string;
};

/** What helps whose device does not tell where it is. */
export const InsteadOfDevice = (props: { isDenied: boolean; isEmpty: boolean }) => (
  <ScriptMessages of={messages}>
    <Instead {...props} />
  </ScriptMessages>
);

function Instead({ isDenied, isEmpty }: { isDenied: boolean; isEmpty: boolean }) {
  const t = useTranslator();
  const sentences = [
    ...(isDenied ? [t("placeList.locationOff")] : []),
    ...(isEmpty ? [t("placeList.typePlace")] : []),
  ];
  return sentences.length === 0 ? null : <p className="font-normal text-ink">{sentences.join(" ")}</p>;
}

/** The open list of a place's field. */
export const PlaceOptions = (props: Props) => (
  <ScriptMessages of={messages}>
    <Options {...props} />
  </ScriptMessages>
);

function Options({ combobox, className }: Props) {
  const t = useTranslator();
  return (
    <OptionList
      combobox={combobox}
      label={t("placeList.label")}
      waiting={combobox.suggestions.state === "loading" ? t("placeList.loading") : t("placeList.none")}
      keyOf={({ label, lat, lng }) => `${label} ${lat} ${lng}`}
      className={className}
    >
      {({ label }) => label}
    </OptionList>
  );
}
