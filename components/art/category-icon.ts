import { pickBySeed, type Tone, TONES } from "@/components/art/tone";
import { type IconName } from "@/components/ui/icon";

const ICONS: Readonly<Record<string, IconName>> = {
  "machinery-tools": "cog",
  packaging: "package",
  "textiles-garments": "shirt",
  "building-materials": "brick-wall",
  "electrical-solar": "zap",
  "food-agriculture": "wheat",
  "home-repair": "house",
  "transport-logistics": "truck",
  "chemicals-plastics": "flask-conical",
  "metals-fabrication": "anvil",
  "furniture-interiors": "armchair",
  "electronics-it": "cpu",
  automotive: "car",
  "health-medical": "stethoscope",
  "education-training": "graduation-cap",
  "events-catering": "party-popper",
  "printing-stationery": "printer",
  "business-services": "briefcase-business",
  "security-cleaning": "shield-check",
  "jewellery-handicrafts": "gem",
};

const NEUTRAL = [
  "shapes",
  "layers",
  "box",
  "boxes",
  "tag",
  "store",
  "component",
  "hexagon",
  "puzzle",
  "blocks",
  "factory",
  "handshake",
  "sprout",
] as const;

const ORDER = Object.keys(ICONS);

/** The slugs of the categories that have an icon of their own. */
export const categorySlugsWithIcon: readonly string[] = ORDER;

/** The icon of a category: its own, or for a category an admin added a neutral one by its name. */
export const categoryIcon = (slug: string, name: string): IconName =>
  Object.hasOwn(ICONS, slug) ? (ICONS[slug] ?? "shapes") : pickBySeed(NEUTRAL, name.trim().toLowerCase());

/**
 * The tone of a category's cover. Ours go round the five tones in their order, so that
 * in grids of two, three and four columns no neighbours are alike.
 */
export function categoryTone(slug: string, name: string): Tone {
  const at = ORDER.indexOf(slug);
  return at < 0 ? pickBySeed(TONES, name.trim().toLowerCase()) : (TONES[at % TONES.length] ?? "teal");
}
