import { writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";

/** Writes a value as a JSON file that may be committed: in the project's own format, which `npm run check` asks for. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const style = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(value), { ...style, filepath: file }));
}
