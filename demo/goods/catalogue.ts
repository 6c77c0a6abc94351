import type { CategoryTrades, Trade } from "@/demo/goods/goods";
import { automotive } from "@/demo/goods/automotive";
import { buildingMaterials } from "@/demo/goods/building-materials";
import { businessServices } from "@/demo/goods/business-services";
import { chemicalsPlastics } from "@/demo/goods/chemicals-plastics";
import { educationTraining } from "@/demo/goods/education-training";
import { electricalSolar } from "@/demo/goods/electrical-solar";
import { electronicsIt } from "@/demo/goods/electronics-it";
import { eventsCatering } from "@/demo/goods/events-catering";
import { foodAgriculture } from "@/demo/goods/food-agriculture";
import { furnitureInteriors } from "@/demo/goods/furniture-interiors";
import { healthMedical } from "@/demo/goods/health-medical";
import { homeRepair } from "@/demo/goods/home-repair";
import { jewelleryHandicrafts } from "@/demo/goods/jewellery-handicrafts";
import { machineryTools } from "@/demo/goods/machinery-tools";
import { metalsFabrication } from "@/demo/goods/metals-fabrication";
import { packaging } from "@/demo/goods/packaging";
import { printingStationery } from "@/demo/goods/printing-stationery";
import { securityCleaning } from "@/demo/goods/security-cleaning";
import { textilesGarments } from "@/demo/goods/textiles-garments";
import { transportLogistics } from "@/demo/goods/transport-logistics";

/** What demo companies offer, by category slug and subcategory slug. */
export const catalogue: Record<string, CategoryTrades> = {
  "machinery-tools": machineryTools,
  packaging,
  "textiles-garments": textilesGarments,
  "building-materials": buildingMaterials,
  "electrical-solar": electricalSolar,
  "food-agriculture": foodAgriculture,
  "home-repair": homeRepair,
  "transport-logistics": transportLogistics,
  "chemicals-plastics": chemicalsPlastics,
  "metals-fabrication": metalsFabrication,
  "furniture-interiors": furnitureInteriors,
  "electronics-it": electronicsIt,
  automotive,
  "health-medical": healthMedical,
  "education-training": educationTraining,
  "events-catering": eventsCatering,
  "printing-stationery": printingStationery,
  "business-services": businessServices,
  "security-cleaning": securityCleaning,
  "jewellery-handicrafts": jewelleryHandicrafts,
};

/** One trade with where it belongs. */
export interface PlacedTrade {
  categorySlug: string;
  subcategorySlug: string;
  trade: Trade;
}

/** All trades in the order of the catalogue. */
export const trades: readonly PlacedTrade[] = Object.entries(catalogue).flatMap(
  ([categorySlug, ofCategory]) =>
    Object.entries(ofCategory).map(([subcategorySlug, trade]) => ({ categorySlug, subcategorySlug, trade })),
);
