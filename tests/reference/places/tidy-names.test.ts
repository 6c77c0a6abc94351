import { describe, expect, it } from "vitest";
import { officePlace, tidyCase } from "@/reference/places/tidy-names";

describe("officePlace", () => {
  it.each([
    ["Kothrud S.O", "Kothrud"],
    ["Bonal BO", "Bonal"],
    ["POTHARAM BO", "Potharam"],
    ["Venkatraopet B  O", "Venkatraopet"],
    ["Pamkunta B.O.", "Pamkunta"],
    ["Lingamgunta B.O-An", "Lingamgunta"],
    ["Khanapur Bazar S.O", "Khanapur Bazar"],
    ["Airport S.O (Pune)", "Airport"],
    ["Indergarh S.O (Datia", "Indergarh"],
    ["Bangaon SO North 24 Parganas", "Bangaon"],
    ["Sant GadgebabaAmravatiUniversityS.O", "Sant GadgebabaAmravatiUniversity"],
    ["Anjangaon Bari EB.O", "Anjangaon Bari"],
    ["Thygarayanagar South NDS.O", "Thygarayanagar South"],
    ["Baner DSO (Pune)", "Baner"],
    ["Sec62 Noida SO", "Sector 62 Noida"],
    ["R K Puram Sect5 SO", "R K Puram Sector 5"],
    ["HSR Layout S.O", "HSR Layout"],
    ["M.G. Road S.O", "M.G. Road"],
    ["St Inez S.O", "St Inez"],
    ["Shahi EUP6127", "Shahi"],
    ["Hafiya @ Sankhli B.O", "Hafiya"],
    ["Ganapavaram", "Ganapavaram"],
  ])("'%s' is '%s'", (office, place) => {
    expect(officePlace(office, "KA")).toBe(place);
  });

  it.each([
    ["MH", "Bhosari I.E. S.O", "Bhosari Industrial Estate"],
    ["MH", "Adgaon BK BO", "Adgaon Budruk"],
    ["MH", "Bhurkunda KH", "Bhurkunda Khurd"],
    ["KA", "Loni BK", "Loni BK"],
    ["KA", "Koramangala VI Bk S.O", "Koramangala 6th Block"],
    ["KA", "JP Nagar VIII Phase S.O", "JP Nagar 8th Phase"],
    ["HR", "DLF PhIII SO", "DLF Phase III"],
    ["AS", "Algapur PT II B.O", "Algapur Part II"],
    ["MH", "Nagpur GPO", "Nagpur"],
    ["KA", "Bengaluru G.P.O.", "Bengaluru"],
    ["PB", "Amritsar Kty SO", "Amritsar"],
    ["WB", "Howrah RS SO", "Howrah Railway Station"],
    ["RJ", "91 Rd B.O", "91 Rd"],
    ["KA", "Vyalikaval Extn SO", "Vyalikaval Extension"],
    ["AR", "Bameng H.Q. S.O", "Bameng H.Q."],
    ["MH", "Midc Solapur SO", "MIDC Solapur"],
    ["AR", "18Th Mile Camp BO", "18th Mile Camp"],
    ["WB", "S.R.K.R .Engg.college", "S.R.K.R .Engineering College"],
  ])("in %s '%s' is '%s'", (stateCode, office, place) => {
    expect(officePlace(office, stateCode)).toBe(place);
  });

  it("a centre of delivery is no place", () => {
    expect(officePlace("NDC Agra", "UP")).toBeNull();
  });

  it.each(["15 H", "1 R", "3 Y B.O", "", "S.O"])("nothing worth showing is left of '%s'", (office) => {
    expect(officePlace(office, "KA")).toBeNull();
  });
});

describe("tidyCase", () => {
  it.each([
    ["KUMURAM BHEEM ASIFABAD", "Kumuram Bheem Asifabad"],
    ["lahaul and spiti", "Lahaul and Spiti"],
    ["JANJGIR-CHAMPA", "Janjgir-Champa"],
    ["Vasco da Gama", "Vasco Da Gama"],
    ["NTR", "NTR"],
  ])("'%s' becomes '%s'", (text, tidy) => {
    expect(tidyCase(text)).toBe(tidy);
  });
});
