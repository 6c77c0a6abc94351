import type { CompanyType } from "@/lib/shared/company-type";
import type { Choices } from "@/demo/listings/choices";
import type { Mode } from "@/demo/goods/goods";
import type { Region } from "@/demo/places/cities";
import { regionalWords } from "@/demo/places/regional-words";

const ENDINGS: Record<CompanyType, readonly string[]> = {
  manufacturer: [
    "Industries",
    "Industries Pvt. Ltd.",
    "Works",
    "Manufacturing Co.",
    "Pvt. Ltd.",
    "Mfg. Pvt. Ltd.",
  ],
  wholesaler: ["Agencies", "& Co.", "Wholesale", "House", "Mart"],
  distributor: ["Distributors", "Marketing", "Agencies", "Sales Corporation"],
  supplier: ["Suppliers", "Stores", "Depot", "Supply Co.", "Centre"],
  industrial_services: ["Services", "Engineers"],
  exporters: ["Exports", "Exports Pvt. Ltd.", "International", "Exim"],
  traders: ["Traders", "Trading Co.", "& Sons", "Trading Corporation"],
  other: ["Enterprises", "Centre", "& Co."],
};

// Nouns that are a whole name already: 'Girnar Jewellers', not 'Girnar Jewellers Industries'.
const WHOLE =
  /(Jewellers|Stationers|Florist|Potters|House|Mart|Gallery|Niketan|Agencies|World|Handicrafts|Corrugators|Stockists|Farm|Centre|Traders|Motors|Systems|Solutions|Supplies|Distributors|Crusher|Promotions|Automation)$/;

/** A company's name as it could stand over a gate in that region. The caller sees to it that it is used once. */
export function companyName(
  pick: Choices,
  from: { region: Region; mode: Mode; firms: readonly string[]; type: CompanyType },
): string {
  const first = pick.one(regionalWords[from.region].companies);
  const firm = pick.one(from.firms);
  if (from.mode !== "goods") {
    const ending = pick.weighted({ "": 70, " Pvt. Ltd.": from.mode === "works" ? 25 : 10, " LLP": 8 });
    return `${first} ${firm}${from.mode === "class" || firm.startsWith("&") ? "" : ending}`;
  }
  if (WHOLE.test(firm)) {
    const ending = from.type === "exporters" ? " Exports" : from.type === "manufacturer" ? " Pvt. Ltd." : "";
    return `${first} ${firm}${ending}`;
  }
  // 'Industries' after 'Spices' reads well, 'Works' does not double a firm that has it.
  const endings = ENDINGS[from.type].filter((ending) => !firm.includes(ending.split(" ")[0] ?? ending));
  return `${first} ${firm} ${pick.one(endings)}`;
}
