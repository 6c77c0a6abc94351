import { districtRenames } from "@/reference/places/renames";
import { asciiText, tidyCase } from "@/reference/places/tidy-names";

export type DistrictNames = { readonly name: string; readonly otherNames: readonly string[] };

const renames = new Map<string, DistrictNames>(
  districtRenames.map(([stateCode, source, name, ...otherNames]) => [
    `${stateCode}|${source}`,
    { name, otherNames },
  ]),
);
const known = new Map<string, DistrictNames>();

/** The name to show for a district of the post office data, and its other names. */
export function districtNames(stateCode: string, source: string): DistrictNames {
  const key = `${stateCode}|${source}`;
  let names = renames.get(key) ?? known.get(key);
  if (!names) {
    names = { name: tidyCase(asciiText(source).toLowerCase()), otherNames: [] };
    known.set(key, names);
  }
  return names;
}
