import {
  Anvil,
  Armchair,
  Blocks,
  Box,
  Boxes,
  BrickWall,
  BriefcaseBusiness,
  Car,
  Cog,
  Component,
  Cpu,
  Factory,
  FlaskConical,
  Gem,
  GraduationCap,
  Handshake,
  Hexagon,
  House,
  Layers,
  type LucideIcon,
  Package,
  PartyPopper,
  Printer,
  Puzzle,
  Shapes,
  ShieldCheck,
  Shirt,
  Sprout,
  Stethoscope,
  Store,
  Tag,
  Truck,
  Wheat,
  Zap,
} from "lucide-react";
import { pickBySeed, type Tone, TONES } from "@/components/art/tone";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  "machinery-tools": Cog,
  packaging: Package,
  "textiles-garments": Shirt,
  "building-materials": BrickWall,
  "electrical-solar": Zap,
  "food-agriculture": Wheat,
  "home-repair": House,
  "transport-logistics": Truck,
  "chemicals-plastics": FlaskConical,
  "metals-fabrication": Anvil,
  "furniture-interiors": Armchair,
  "electronics-it": Cpu,
  automotive: Car,
  "health-medical": Stethoscope,
  "education-training": GraduationCap,
  "events-catering": PartyPopper,
  "printing-stationery": Printer,
  "business-services": BriefcaseBusiness,
  "security-cleaning": ShieldCheck,
  "jewellery-handicrafts": Gem,
};

const NEUTRAL = [
  Shapes,
  Layers,
  Box,
  Boxes,
  Tag,
  Store,
  Component,
  Hexagon,
  Puzzle,
  Blocks,
  Factory,
  Handshake,
  Sprout,
] as const;

const ORDER = Object.keys(ICONS);

/** The slugs of the categories that have an icon of their own. */
export const categorySlugsWithIcon: readonly string[] = ORDER;

/** The icon of a category: its own, or for a category an admin added a neutral one by its name. */
export const categoryIcon = (slug: string, name: string): LucideIcon =>
  Object.hasOwn(ICONS, slug) ? (ICONS[slug] ?? Shapes) : pickBySeed(NEUTRAL, name.trim().toLowerCase());

/**
 * The tone of a category's cover. Ours go round the five tones in their order, so that
 * in grids of two, three and four columns no neighbours are alike.
 */
export function categoryTone(slug: string, name: string): Tone {
  const at = ORDER.indexOf(slug);
  return at < 0 ? pickBySeed(TONES, name.trim().toLowerCase()) : (TONES[at % TONES.length] ?? "teal");
}
