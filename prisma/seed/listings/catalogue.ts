import type { CategoryTrades, Trade } from "@/prisma/seed/listings/goods";
import { automotive } from "@/prisma/seed/listings/goods/automotive";
import { buildingMaterials } from "@/prisma/seed/listings/goods/building-materials";
import { businessServices } from "@/prisma/seed/listings/goods/business-services";
import { chemicalsPlastics } from "@/prisma/seed/listings/goods/chemicals-plastics";
import { educationTraining } from "@/prisma/seed/listings/goods/education-training";
import { electricalSolar } from "@/prisma/seed/listings/goods/electrical-solar";
import { electronicsIt } from "@/prisma/seed/listings/goods/electronics-it";
import { eventsCatering } from "@/prisma/seed/listings/goods/events-catering";
import { foodAgriculture } from "@/prisma/seed/listings/goods/food-agriculture";
import { furnitureInteriors } from "@/prisma/seed/listings/goods/furniture-interiors";
import { healthMedical } from "@/prisma/seed/listings/goods/health-medical";
import { homeRepair } from "@/prisma/seed/listings/goods/home-repair";
import { jewelleryHandicrafts } from "@/prisma/seed/listings/goods/jewellery-handicrafts";
import { machineryTools } from "@/prisma/seed/listings/goods/machinery-tools";
import { metalsFabrication } from "@/prisma/seed/listings/goods/metals-fabrication";
import { packaging } from "@/prisma/seed/listings/goods/packaging";
import { printingStationery } from "@/prisma/seed/listings/goods/printing-stationery";
import { securityCleaning } from "@/prisma/seed/listings/goods/security-cleaning";
import { textilesGarments } from "@/prisma/seed/listings/goods/textiles-garments";
import { transportLogistics } from "@/prisma/seed/listings/goods/transport-logistics";

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
