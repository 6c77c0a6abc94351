import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  icon: IconName;
  /** What is said under the icon, from the catalogue of texts: 'No picture yet'. Left out where there is no room. */
  text?: string | undefined;
};

/** What stands where there is no picture: a hatched field and an icon. Fills the box it stands in. */
export const NoPicture = ({ icon, text }: Props) => (
  <span className="no-picture">
    <span>
      <Icon name={icon} />
      {text ? <span>{text}</span> : null}
    </span>
  </span>
);
