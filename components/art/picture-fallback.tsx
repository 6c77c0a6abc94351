import { categoryIcon } from "@/components/art/category-icon";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** The slug and English name of the listing's category, for the icon. */
  slug: string;
  name: string;
  /** What is said under the icon, from the catalogue of texts: 'No picture yet'. Left out where there is no room. */
  text?: string;
};

/** What stands where a listing has no picture: a hatched field and its category's icon. Fills the box it stands in. */
export function PictureFallback({ slug, name, text }: Props) {
  return (
    <span
      className="@container grid size-full place-items-center overflow-hidden bg-sunken text-ink-3"
      style={{
        backgroundImage:
          "repeating-linear-gradient(135deg, transparent 0 11px, color-mix(in srgb, var(--c-line) 70%, transparent) 11px 12px)",
      }}
    >
      <span className="grid justify-items-center gap-2 px-2 text-center">
        <Icon name={categoryIcon(slug, name)} className="size-7.5 stroke-[1.5]" />
        {/* In the small picture of a row there is room for the icon alone. */}
        {text ? <span className="text-xs @max-[8rem]:sr-only">{text}</span> : null}
      </span>
    </span>
  );
}
